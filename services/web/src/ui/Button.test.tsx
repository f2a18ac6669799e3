import { render, screen } from "@testing-library/react";
import { Button } from "./Button";

test("a busy button is disabled and shows its busy text", () => {
  render(<Button busyText="Sending...">Request Free Estimate</Button>);

  const button = screen.getByRole<HTMLButtonElement>("button", { name: "Sending..." });
  expect(button.disabled).toBe(true);
});

test("a button does not submit the form around it unless told to", () => {
  render(<Button>Edit</Button>);

  expect(screen.getByRole("button", { name: "Edit" }).getAttribute("type")).toBe("button");
});
