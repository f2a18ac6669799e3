import { checkQuoteRequest } from "@ridgeline/contract/checks/checkQuoteRequest";
import type { QuoteFormValues } from "./QuoteFormValues";
import { toQuotePayload } from "./toQuotePayload";

type FieldErrors = Partial<Record<keyof QuoteFormValues, string>>;

/** The contract's rules and messages (requirement 4.6). The API compares the sum; the form does not. */
export function validateQuoteForm(values: QuoteFormValues): FieldErrors {
  const checked = checkQuoteRequest(toQuotePayload(values, ANY_SUM, {}));
  if (checked.ok) return {};
  return Object.fromEntries(checked.problems.map(({ field, message }) => [field, message]));
}

const ANY_SUM = 2;
