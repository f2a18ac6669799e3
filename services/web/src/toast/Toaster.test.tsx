import { act, render, screen } from "@testing-library/react";
import { Toaster } from "./Toaster";
import { type ToastMessage, ToastProvider, useToast } from "./ToastProvider";

test("shows one toast at a time, the newest", () => {
  let raiseToast: (message: ToastMessage) => void = () => {};
  function Raiser() {
    raiseToast = useToast();
    return null;
  }
  render(
    <ToastProvider>
      <Raiser />
      <Toaster />
    </ToastProvider>,
  );

  act(() => {
    raiseToast({ title: "Error", text: "First", tone: "destructive" });
    raiseToast({ title: "Success", text: "Second", tone: "success" });
  });

  expect(screen.queryByText("First")).toBeNull();
  expect(screen.getByText("Second")).toBeTruthy();
});
