import { fireEvent, render, screen } from "@testing-library/react";
import { Button } from "./Button";

test("a busy button shows its busy text and counts as disabled, but keeps the focus", () => {
  const { rerender } = render(<Button>Request Free Estimate</Button>);
  screen.getByRole("button").focus();

  rerender(<Button busyText="Sending...">Request Free Estimate</Button>);

  const button = screen.getByRole("button", { name: "Sending..." });
  expect(button.getAttribute("aria-disabled")).toBe("true");
  expect(document.activeElement).toBe(button);
});

test("a busy button ignores presses and does not submit its form", () => {
  const handleClick = jest.fn();
  const handleSubmit = jest.fn();
  render(
    <form onSubmit={handleSubmit}>
      <Button type="submit" busyText="Sending..." onClick={handleClick}>
        Request Free Estimate
      </Button>
    </form>,
  );

  fireEvent.click(screen.getByRole("button"));

  expect(handleClick).not.toHaveBeenCalled();
  expect(handleSubmit).not.toHaveBeenCalled();
});

test("a button does not submit the form around it unless told to", () => {
  render(<Button>Edit</Button>);

  expect(screen.getByRole("button", { name: "Edit" }).getAttribute("type")).toBe("button");
});
