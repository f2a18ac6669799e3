import { checkQuoteRequest } from "@ridgeline/contract/checks/checkQuoteRequest";
import { toFieldErrors } from "../../form/useSubmit";
import { truncateHidden } from "./tracking";

/** The raw contents of the fields. */
export type QuoteFormValues = {
  fullName: string;
  phone: string;
  email: string;
  address: string;
  serviceType: string;
  timing: string;
  budget: string;
  projectDetails: string;
  mathChallenge: string;
  consent: boolean;
  website: string;
};

export const emptyQuoteForm: QuoteFormValues = {
  fullName: "",
  phone: "",
  email: "",
  address: "",
  serviceType: "",
  timing: "",
  budget: "",
  projectDetails: "",
  mathChallenge: "",
  consent: false,
  website: "",
};

/** The contract's rules and messages (requirement 4.6). The API compares the sum; the form does not. */
export function validateQuoteForm(values: QuoteFormValues): Record<string, string> {
  return toFieldErrors(checkQuoteRequest(toQuotePayload(values, ANY_SUM)));
}

const ANY_SUM = 2;

/** The body of POST /api/quote, but for the tracking. Optional fields that are empty are left out; the trap field has no rule (requirement 4.3). */
export function toQuotePayload(values: QuoteFormValues, expectedSum: number) {
  const { email, address, timing, budget, website, mathChallenge, ...required } = values;
  return {
    ...required,
    ...filled({ email, address, timing, budget, website: truncateHidden(website) }),
    mathChallenge: Number.parseInt(mathChallenge, 10) || 0,
    mathAnswer: expectedSum,
  };
}

function filled(fields: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== ""));
}
