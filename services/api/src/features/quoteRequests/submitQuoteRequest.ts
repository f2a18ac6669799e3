import { createHash } from "node:crypto";
import type { QuoteRequestPayload } from "@ridgeline/contract/quoteRequest";
import type { Database } from "../../database/connect";
import type { RateLimiter } from "../../database/rateLimiter";
import { tooMany, unprocessable } from "../../http/apiErrors";
import { findPayloadDigest } from "./quoteRequestRepository";
import { storeQuoteRequest } from "./storeQuoteRequest";

export type QuoteRequestDependencies = {
  database: Database;
  acceptedQuotes: RateLimiter;
  /** The channels that notify the owner of a new request. */
  channels: readonly string[];
};

type Sender = { key: string | undefined; address: string };

/**
 * Stores a quote request once, however often it is sent under the same key, and counts it against its sender's
 * address. Resolves to false if it was stored before. Throws 422 if the key was used for another payload, and 429 past
 * the limit; a repetition is never refused.
 */
export function createSubmitQuoteRequest({
  database,
  acceptedQuotes,
  channels,
}: QuoteRequestDependencies) {
  return async (payload: QuoteRequestPayload, { key, address }: Sender): Promise<boolean> => {
    const digest = digestOf(payload);
    const outcome = await storeQuoteRequest(
      database,
      { payload, key, digest },
      { point: acceptedQuotes.pointOf(address), channels },
    );
    if (outcome === "stored") return true;
    if (outcome === "repeated") await acceptedQuotes.refund(address);
    const stored = key === undefined ? undefined : await findPayloadDigest(database, key);
    if (stored && !stored.equals(digest)) {
      throw unprocessable(
        "This request was already sent with other answers. Please reload the page.",
      );
    }
    if (stored || outcome === "repeated") return false;
    throw tooMany(
      "We have received many requests from your connection. Please call us, or try again later.",
      await acceptedQuotes.secondsLeft(address),
    );
  };
}

/** SHA-256 of the payload, regardless of the order of its fields. */
function digestOf(payload: QuoteRequestPayload): Buffer {
  const entries = Object.entries(payload).sort(([a], [b]) => (a < b ? -1 : 1));
  return createHash("sha256").update(JSON.stringify(entries)).digest();
}
