/** What became of a quote request. Refused: it was read, and answered with 400, 422 or 429. */
export const quoteOutcomes = ["accepted", "quarantined", "refused"] as const;
export type QuoteOutcome = (typeof quoteOutcomes)[number];
