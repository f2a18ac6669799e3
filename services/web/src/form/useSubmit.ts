import { type SubmitEvent, useEffect, useState } from "react";
import { useForm } from "react-final-form";

export type Submit = (event: SubmitEvent<HTMLFormElement>) => Promise<unknown> | undefined;

/** Submits the surrounding form; if that fails, moves the focus to what needs attention. */
export function useSubmit(onSubmit: Submit): (event: SubmitEvent<HTMLFormElement>) => void {
  const form = useForm();
  const [failed, setFailed] = useState<{ element: HTMLFormElement }>();

  // An effect, because the messages and the enabled button are on the page only after the next render.
  useEffect(() => {
    if (failed) focusAfterFailure(failed.element);
  }, [failed]);

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    const element = event.currentTarget;
    await onSubmit(event);
    if (form.getState().submitFailed === true) setFailed({ element });
  };
  return (event) => void submit(event);
}

/**
 * Focuses the first wrong field. If no field is wrong, focuses the submit button again, which lost the focus while it was
 * disabled, unless the visitor has moved on.
 */
function focusAfterFailure(form: HTMLFormElement): void {
  const wrong = form.querySelector<HTMLElement>("[aria-invalid=true]");
  if (wrong) {
    wrong.focus();
    return;
  }
  const button = form.querySelector<HTMLElement>("[type=submit]");
  if (button && document.activeElement?.contains(button)) button.focus();
}
