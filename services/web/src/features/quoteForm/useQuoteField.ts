import { useField } from "react-final-form";
import type { QuoteFormValues } from "./QuoteFormValues";

type Meta = {
  error?: string;
  submitError?: string;
  submitFailed?: boolean;
  dirtySinceLastSubmit?: boolean;
};

/** One field of the form; its error is there from the first failed submit on, until it is mended. */
export function useQuoteField<Name extends keyof QuoteFormValues>(name: Name) {
  const { input, meta } = useField<QuoteFormValues[Name]>(name, { parse: keepAsTyped });
  const onChange: (value: QuoteFormValues[Name]) => void = input.onChange;
  return { name, value: input.value, onChange, error: shownError(meta) };
}

/** React Final Form would turn "" into undefined, and a cleared field would say "Required". */
function keepAsTyped<Value>(value: Value): Value {
  return value;
}

function shownError({ error, submitError, submitFailed, dirtySinceLastSubmit }: Meta) {
  if (!submitFailed) return undefined;
  return error ?? (dirtySinceLastSubmit ? undefined : submitError);
}
