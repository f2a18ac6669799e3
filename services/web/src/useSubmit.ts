import type { Checked } from "@ridgeline/contract/createCheck";
import { type SubmitEvent, useEffect, useState } from "react";
import { useForm } from "react-final-form";
import { focusControl } from "./focusControl";

export type Submit = (event: SubmitEvent<HTMLFormElement>) => Promise<unknown> | undefined;

/** Submits the surrounding form; if that fails, leads to the first wrong field, or to a button that must be pressed first. */
export function useSubmit(
  onSubmit: Submit,
  onFailed?: () => void,
): (event: SubmitEvent<HTMLFormElement>) => void {
  const form = useForm();
  const [failed, setFailed] = useState<{ element: HTMLFormElement }>();

  // An effect, because the messages are on the page only after the next render.
  useEffect(() => {
    const wrong = failed?.element.querySelector<HTMLElement>("[aria-invalid=true], [data-needed]");
    if (wrong) focusControl(wrong);
  }, [failed]);

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    const element = event.currentTarget;
    await onSubmit(event);
    if (form.getState().submitFailed !== true) return;
    setFailed({ element });
    onFailed?.();
  };
  return (event) => void submit(event);
}

/** The contract's problems as React Final Form takes them: field -> sentence. */
export function toFieldErrors(checked: Checked<unknown>): Record<string, string> {
  if (checked.ok) return {};
  return Object.fromEntries(checked.problems.map(({ field, message }) => [field, message]));
}

/** Removes the spaces that a phone's keyboard leaves at the end of a text; spaces alone become an empty text. */
export function trimTexts<Input extends object>(values: Input): Input {
  const trimmed = Object.entries(values).map(([field, value]: [string, unknown]) => [
    field,
    typeof value === "string" ? value.trim() : value,
  ]);
  return Object.fromEntries(trimmed) as Input; // the same fields with values of the same types
}
