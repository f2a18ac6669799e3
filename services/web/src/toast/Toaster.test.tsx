import { act, render, screen } from "@testing-library/react";
import { Provider } from "react-redux";
import { createStore } from "../app/createStore";
import { Toaster } from "./Toaster";
import { toastRaised } from "./toastSlice";

test("shows one toast at a time, the newest", () => {
  const store = createStore();
  render(
    <Provider store={store}>
      <Toaster />
    </Provider>,
  );

  act(() => {
    store.dispatch(toastRaised({ title: "Error", text: "First", tone: "destructive" }));
    store.dispatch(toastRaised({ title: "Success", text: "Second", tone: "success" }));
  });

  expect(screen.queryByText("First")).toBeNull();
  expect(screen.getByText("Second")).toBeTruthy();
});
