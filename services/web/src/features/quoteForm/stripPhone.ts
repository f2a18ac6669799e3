import { checkQuoteRequest } from "@ridgeline/contract/checks/checkQuoteRequest";

/** Spaces, brackets, dots and all kinds of dashes that people put into a number, and invisible marks from copying. */
const PUNCTUATION = /[\s().\u2010-\u2015\u2212\p{Cf}-]/gu;

export function stripPhone(written: string): string {
  return written.replace(PUNCTUATION, "");
}

/** The number without punctuation, if that alone makes it valid. */
export function correctPhone(written: string): string | undefined {
  const stripped = stripPhone(written);
  return stripped !== written && isValidPhone(stripped) ? stripped : undefined;
}

function isValidPhone(phone: string): boolean {
  const checked = checkQuoteRequest({ phone });
  return checked.ok || checked.problems.every(({ field }) => field !== "phone");
}
