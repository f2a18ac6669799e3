import { type RefObject, useEffect, useEffectEvent } from "react";

type OnInput = (name: string, value: string | boolean) => void;

/** Reports what was typed, pasted, autofilled or chosen in a prerendered form before its script was there. */
export function useEarlyInput(form: RefObject<HTMLFormElement | null>, onInput: OnInput): void {
  const report = useEffectEvent(onInput);
  useEffect(() => {
    for (const control of form.current?.elements ?? []) {
      if (control instanceof HTMLInputElement && control.type === "checkbox") {
        if (control.checked) report(control.name, true);
      } else if (hasText(control) && control.value !== "") {
        report(control.name, control.value);
      }
    }
  }, [form]);
}

function hasText(
  control: Element,
): control is HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement {
  return (
    control instanceof HTMLInputElement ||
    control instanceof HTMLTextAreaElement ||
    control instanceof HTMLSelectElement
  );
}
