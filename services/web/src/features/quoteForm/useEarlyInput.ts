import { type RefObject, useEffect } from "react";
import type { QuoteFormValues } from "./QuoteFormValues";
import { stripPhone } from "./stripPhone";

type Change = <Name extends keyof QuoteFormValues>(
  name: Name,
  value: QuoteFormValues[Name],
) => void;

const TEXT_NAMES = [
  "fullName",
  "phone",
  "email",
  "address",
  "projectDetails",
  "mathChallenge",
  "website",
] as const;

/**
 * Takes over what was typed, pasted, or filled in by the browser before the form's script was there; a phone number without
 * its punctuation, since it may have been pasted.
 */
export function useEarlyInput(form: RefObject<HTMLFormElement | null>, change: Change): void {
  useEffect(() => {
    for (const name of TEXT_NAMES) {
      const control = form.current?.elements.namedItem(name);
      const isText = control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement;
      if (!isText || control.value === "") continue;
      change(name, name === "phone" ? stripPhone(control.value) : control.value);
    }
    const consent = form.current?.elements.namedItem("consent");
    if (consent instanceof HTMLInputElement && consent.checked) change("consent", true);
  }, [form, change]);
}
