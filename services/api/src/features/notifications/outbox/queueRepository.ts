import type { Database } from "../../../database/connect";
import type { Channel } from "../notification";

/**
 * Queues a message about a request for each channel, and for push one per device, in the caller's transaction; storing a
 * new request does the same (storeQuoteRequest.ts).
 */
export function notifyOwnerOn(channels: readonly Channel[]) {
  return async (database: Database, quoteRequestId: number): Promise<void> => {
    await database.raw(QUEUE, {
      kind: "quote-request",
      quoteRequestId,
      channels: [...channels],
    });
  };
}

/** The same for the message that there is no off-site backup. */
export function warnOwnerOn(channels: readonly Channel[]) {
  return async (database: Database): Promise<void> => {
    await database.raw(QUEUE, {
      kind: "no-backup",
      quoteRequestId: null,
      channels: [...channels],
    });
  };
}

const QUEUE = `
  WITH devices AS (
    SELECT id FROM push_devices WHERE 'push' = ANY (:channels::text[]) FOR KEY SHARE
  )
  INSERT INTO outbox (kind, channel, quote_request_id, device_id)
  SELECT :kind, channel, :quoteRequestId::integer, devices.id
  FROM unnest(:channels::text[]) AS channel
  LEFT JOIN devices ON channel = 'push'
  WHERE channel <> 'push' OR devices.id IS NOT NULL`;
