import type { Check } from "@ridgeline/contract/createCheck";

/** The contract's problems with a form's values, as React Final Form takes them: field -> sentence. */
export function checkForm<Input extends object>(
  check: Check<Input>,
  values: Input,
): Record<string, string> {
  const checked = check(trimTexts(values));
  if (checked.ok) return {};
  return Object.fromEntries(checked.problems.map(({ field, message }) => [field, message]));
}

/** What a phone's keyboard leaves at the end of a text is not part of it, and blanks alone are no text. */
export function trimTexts<Input extends object>(values: Input): Input {
  const trimmed = Object.entries(values).map(([field, value]: [string, unknown]) => [
    field,
    typeof value === "string" ? value.trim() : value,
  ]);
  return Object.fromEntries(trimmed) as Input; // the same fields with values of the same types
}
