import { type SubmitEvent, useEffect, useState } from "react";
import { useForm } from "react-final-form";

export type Submit = (event: SubmitEvent<HTMLFormElement>) => Promise<unknown> | undefined;

/** Submits the surrounding form; if that fails, moves the focus to the first wrong field. */
export function useSubmit(onSubmit: Submit): (event: SubmitEvent<HTMLFormElement>) => void {
  const form = useForm();
  const [failed, setFailed] = useState<{ element: HTMLFormElement }>();

  // An effect, because the messages are on the page only after the next render.
  useEffect(() => {
    failed?.element.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }, [failed]);

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    const element = event.currentTarget;
    await onSubmit(event);
    if (form.getState().submitFailed === true) setFailed({ element });
  };
  return (event) => void submit(event);
}
