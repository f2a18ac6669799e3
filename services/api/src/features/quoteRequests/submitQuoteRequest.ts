import { createHash } from "node:crypto";
import type { QuoteRequestPayload } from "@ridgeline/contract/quoteRequest";
import { tooMany, unprocessable } from "../../http/errors";
import type { RateLimiter } from "../../database/rateLimiter";
import type { QuoteRequestRepository, Submission } from "./quoteRequestRepository";

type Sender = { key: string | undefined; address: string };

/**
 * Stores a quote request once, however often it is sent under the same key, and counts it against its sender's
 * address. Resolves to false where it was there already. Throws 422 where the key was used for another payload, 429 past
 * the limit; a repetition is never refused.
 */
export function createSubmitQuoteRequest(requests: QuoteRequestRepository, accepted: RateLimiter) {
  return async (payload: QuoteRequestPayload, { key, address }: Sender): Promise<boolean> => {
    const submission = { payload, key, digest: digestOf(payload) };
    const outcome = await requests.store(submission, accepted.consuming(address));
    if (outcome === "stored") return true;
    if (outcome === "repeated") await accepted.refund(address);
    const isKnown = await isRepetition(requests, submission);
    if (isKnown || outcome === "repeated") return false;
    throw tooMany(
      "We have received many requests from your connection. Please call us, or try again later.",
      await accepted.secondsLeft(address),
    );
  };
}

async function isRepetition(
  requests: QuoteRequestRepository,
  { key, digest }: Submission,
): Promise<boolean> {
  const stored = key === undefined ? undefined : await requests.findDigest(key);
  if (!stored) return false;
  if (stored.equals(digest)) return true;
  throw unprocessable("This request was already sent with other answers. Please reload the page.");
}

/** SHA-256 of the payload, whatever the order of its fields. */
function digestOf(payload: QuoteRequestPayload): Buffer {
  const entries = Object.entries(payload).sort(([a], [b]) => (a < b ? -1 : 1));
  return createHash("sha256").update(JSON.stringify(entries)).digest();
}
