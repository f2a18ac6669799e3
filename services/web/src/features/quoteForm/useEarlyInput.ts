import { type RefObject, useEffect } from "react";
import type { QuoteFormValues } from "./QuoteFormValues";

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

/** Takes over what was typed, or filled in by the browser, before the form's script was there. */
export function useEarlyInput(form: RefObject<HTMLFormElement | null>, change: Change): void {
  useEffect(() => {
    for (const name of TEXT_NAMES) {
      const control = form.current?.elements.namedItem(name);
      const isText = control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement;
      if (isText && control.value !== "") change(name, control.value);
    }
    const consent = form.current?.elements.namedItem("consent");
    if (consent instanceof HTMLInputElement && consent.checked) change("consent", true);
  }, [form, change]);
}
