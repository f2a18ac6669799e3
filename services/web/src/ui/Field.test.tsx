import { render, screen } from "@testing-library/react";
import { Field, TextInput } from "./fields";

test("associates label, hint and error with the control", () => {
  render(
    <Field label="Phone" hint="Digits only" error="Please enter a valid phone number">
      {(control) => <TextInput {...control} />}
    </Field>,
  );

  const control = screen.getByLabelText("Phone");
  const described = (control.getAttribute("aria-describedby") ?? "")
    .split(" ")
    .map((id) => document.getElementById(id)?.textContent);
  expect(described).toEqual(["Please enter a valid phone number", "Digits only"]);
  expect(control.getAttribute("aria-invalid")).toBe("true");
});

test("a valid field has neither an error mark nor a description", () => {
  render(<Field label="Email">{(control) => <TextInput {...control} />}</Field>);

  const control = screen.getByLabelText("Email");
  expect(control.hasAttribute("aria-invalid")).toBe(false);
  expect(control.hasAttribute("aria-describedby")).toBe(false);
});
