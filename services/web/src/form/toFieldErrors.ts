import type { Checked } from "@ridgeline/contract/createCheck";

/** The contract's problems as React Final Form takes them: field -> sentence. */
export function toFieldErrors(checked: Checked<unknown>): Record<string, string> {
  if (checked.ok) return {};
  return Object.fromEntries(checked.problems.map(({ field, message }) => [field, message]));
}

/** Removes the blanks that a phone's keyboard leaves at the end of a text; blanks alone are no text. */
export function trimTexts<Input extends object>(values: Input): Input {
  const trimmed = Object.entries(values).map(([field, value]: [string, unknown]) => [
    field,
    typeof value === "string" ? value.trim() : value,
  ]);
  return Object.fromEntries(trimmed) as Input; // the same fields with values of the same types
}
