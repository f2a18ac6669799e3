import { createHash } from "node:crypto";
import type { QuoteRequestPayload } from "@ridgeline/contract/quoteRequest";
import type { QuoteLimit } from "../config/readConfig";
import type { Database } from "../database/connect";
import { addressKey, networkKey } from "../http/addressKey";
import { tooMany, unprocessable } from "../http/apiErrors";
import { findPayloadDigest } from "./quoteRequestRepository";
import { type Announcing, storeQuoteRequest } from "./storeQuoteRequest";

export type QuoteRequestDependencies = {
  database: Database;
  limit: QuoteLimit;
  announcing: Announcing;
};

type Sender = { key: string | undefined; ip: string };

/**
 * Stores a quote request once, no matter how often it is sent with the same key, and counts it against its sender's address
 * and network. Resolves to false if it was stored before. Throws 422 if the key was used for another payload, and 429 past
 * a limit; a repetition is never refused.
 */
export function createSubmitQuoteRequest({
  database,
  limit,
  announcing,
}: QuoteRequestDependencies) {
  return async (payload: QuoteRequestPayload, { key, ip }: Sender): Promise<boolean> => {
    const digest = digestOf(payload);
    const counted = [
      { key: `quote:${addressKey(ip)}`, points: limit.points },
      { key: `quote-network:${networkKey(ip)}`, points: limit.networkPoints },
    ];
    const terms = { ...announcing, counted, seconds: limit.seconds };
    const { isStored, wait } = await storeQuoteRequest(database, { payload, key, digest }, terms);
    if (isStored) return true;
    const stored = key === undefined ? undefined : await findPayloadDigest(database, key);
    if (stored && !stored.equals(digest)) {
      throw unprocessable(
        "This request was already sent with other answers. Please reload the page.",
      );
    }
    if (stored) return false;
    throw tooMany(
      "We have received many requests from your connection. Please call us, or try again later.",
      wait,
    );
  };
}

/** SHA-256 of the payload, regardless of the order of its fields. */
function digestOf(payload: QuoteRequestPayload): Buffer {
  const entries = Object.entries(payload).sort(([a], [b]) => (a < b ? -1 : 1));
  return createHash("sha256").update(JSON.stringify(entries)).digest();
}
