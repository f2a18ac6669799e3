import { checkQuoteRequest } from "@ridgeline/contract/checks/checkQuoteRequest";

/** Spaces, brackets, dots and every kind of dash, as people write a number, and the invisible marks that come with a copied one. */
const PUNCTUATION = /[\s().\u2010-\u2015\u2212\p{Cf}-]/gu;

export function stripPhone(written: string): string {
  return written.replace(PUNCTUATION, "");
}

/** The number without its punctuation, where that alone makes it one that the form takes. */
export function mendPhone(written: string): string | undefined {
  const stripped = stripPhone(written);
  return stripped !== written && isValidPhone(stripped) ? stripped : undefined;
}

function isValidPhone(phone: string): boolean {
  const checked = checkQuoteRequest({ phone });
  return checked.ok || checked.problems.every(({ field }) => field !== "phone");
}
