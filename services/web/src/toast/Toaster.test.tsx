import { fireEvent, render, screen } from "@testing-library/react";
import { Toaster } from "./Toaster";
import { ToastProvider, useToast } from "./ToastProvider";

function RaiseTwo() {
  const raiseToast = useToast();
  const raiseTwo = () => {
    raiseToast({ title: "Error", text: "First", tone: "destructive" });
    raiseToast({ title: "Success", text: "Second", tone: "success" });
  };
  return <button onClick={raiseTwo}>Raise</button>;
}

test("shows one toast at a time, the newest", () => {
  render(
    <ToastProvider>
      <RaiseTwo />
      <Toaster />
    </ToastProvider>,
  );

  fireEvent.click(screen.getByRole("button", { name: "Raise" }));

  expect(screen.queryByText("First")).toBeNull();
  expect(screen.getByText("Second")).toBeTruthy();
});
