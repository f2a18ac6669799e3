import type { QuoteFormValues } from "./QuoteFormValues";
import type { Tracking } from "./tracking";

/** The body of POST /api/quote; optional fields that are empty are left out. */
export function toQuotePayload(values: QuoteFormValues, expectedSum: number, tracking: Tracking) {
  const { email, address, timing, budget, website, mathChallenge, ...required } = values;
  return {
    ...required,
    ...filled({ email, address, timing, budget, website }),
    mathChallenge: Number.parseInt(mathChallenge, 10) || 0,
    mathAnswer: expectedSum,
    ...tracking,
  };
}

function filled(fields: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== ""));
}
