import type { Answers, trackingFields } from "./quoteFields";

/** Limits of the security question's operands (requirement 4.8). */
export const MIN_OPERAND = 1;
export const MAX_OPERAND = 10;
export const wrongSumMessage = "The answer to the security question is not right";

/** The hidden field with a request's key, which the small script sets (requestKey.ts); JSON sends it as Idempotency-Key. */
export const KEY_FIELD = "idempotencyKey";

/** What the visitor agrees to; stored with each request as the text that was shown. */
export const consentLabel =
  "I agree to be contacted about my request via phone, email, or text message.";

type TrackingColumn = (typeof trackingFields)[number]["column"];

/** A stored quote request as the owner's list returns it; `createdAt` is ISO 8601 in UTC. */
export type QuoteRequest = { id: number; createdAt: string } & Answers &
  Record<TrackingColumn, string | null>;

/** The address of the owner's list of quote requests. */
export const QUOTE_REQUESTS_PATH = "/admin/quote-requests";

/** The id of a quote request's card in that list, and the address that leads there. */
export const requestAnchor = (id: number) => `request-${id}`;
export const requestPath = (id: number) => `${QUOTE_REQUESTS_PATH}#${requestAnchor(id)}`;

/** The id of the quarantine's fold below that list. */
export const QUARANTINE_ANCHOR = "held";

/** The id of a held request's card in that fold. */
export const heldAnchor = (id: number) => `${QUARANTINE_ANCHOR}-${id}`;
