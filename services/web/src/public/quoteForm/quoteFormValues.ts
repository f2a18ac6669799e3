import { checkQuotePayload } from "@ridgeline/contract/checks";
import {
  cleanEmail,
  dropUnstorable,
  toInteger,
  truncateHidden,
} from "@ridgeline/contract/cleanText";
import { quoteFieldList, type QuoteFieldName } from "@ridgeline/contract/quoteFields";
import { toFieldErrors } from "../../form";

/** The raw contents of the fields. */
export type QuoteFormValues = Record<QuoteFieldName | "mathChallenge" | "website", string> & {
  consent: boolean;
};

const noAnswers = Object.fromEntries(quoteFieldList.map(({ name }) => [name, ""])) as Record<
  QuoteFieldName,
  string
>; // the list has every name

export const emptyQuoteForm: QuoteFormValues = {
  ...noAnswers,
  mathChallenge: "",
  consent: false,
  website: "",
};

const ANY_SUM = 2;

/** The contract's rules and messages (requirement 4.6). The API compares the sum; the form does not. */
export function validateQuoteForm(values: QuoteFormValues): Record<string, string> {
  return toFieldErrors(checkQuotePayload(toQuotePayload(values, ANY_SUM)));
}

/**
 * The body of POST /api/quote, without the tracking. Optional fields that are empty are left out; the trap field has no rule
 * (requirement 4.3).
 */
export function toQuotePayload(values: QuoteFormValues, expectedSum: number) {
  const website = truncateHidden(values.website);
  const answers = { ...values, email: cleanEmail(values.email) };
  return {
    ...Object.fromEntries(
      quoteFieldList
        .filter(({ name, isOptional }) => !isOptional || answers[name] !== "")
        .map(({ name }) => [name, dropUnstorable(answers[name])]),
    ),
    ...(website !== "" && { website }),
    consent: values.consent,
    mathChallenge: toInteger(values.mathChallenge),
    mathAnswer: expectedSum,
  };
}
