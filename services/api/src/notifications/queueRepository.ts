import type { Database } from "../database/connect";
import type { Channel, DigestKind, Notification } from "./notification";

/**
 * Queues a message about a request for each channel, and for push one per device, in the caller's transaction; storing a
 * new request does the same (storeQuoteRequest.ts).
 */
export function notifyOwnerOn(channels: readonly Channel[]) {
  return async (database: Database, quoteRequestId: number): Promise<void> => {
    await queue(database, { kind: "quote-request", quoteRequestId, channels });
  };
}

/** The same for the warning about a missing off-site backup. */
export function warnOwnerOn(channels: readonly Channel[]) {
  return async (database: Database): Promise<void> => {
    await queue(database, { kind: "no-backup", channels });
  };
}

/** The same for a digest. Resolves to its number; undefined without a channel. */
export async function queueDigest(
  database: Database,
  kind: DigestKind,
  channels: readonly Channel[],
): Promise<number | undefined> {
  const { rows } = await database.raw<{ rows: [{ id: number }] }>(
    "SELECT nextval(pg_get_serial_sequence('outbox', 'id'))::integer AS id",
  );
  const [{ id: digestId }] = rows;
  return (await queue(database, { kind, digestId, channels })) > 0 ? digestId : undefined;
}

type Message = {
  kind: Notification["kind"];
  channels: readonly Channel[];
  quoteRequestId?: number;
  digestId?: number;
};

/** Resolves to the number of messages. */
async function queue(database: Database, message: Message): Promise<number> {
  const { kind, channels, quoteRequestId = null, digestId = null } = message;
  const bindings = { kind, quoteRequestId, digestId, channels: [...channels] };
  return (await database.raw<{ rowCount: number }>(QUEUE, bindings)).rowCount;
}

const QUEUE = `
  WITH devices AS (
    SELECT id FROM push_devices WHERE 'push' = ANY (:channels::text[]) FOR KEY SHARE
  )
  INSERT INTO outbox (kind, channel, quote_request_id, device_id, digest_id)
  SELECT :kind, channel, :quoteRequestId::integer, devices.id, :digestId::integer
  FROM unnest(:channels::text[]) AS channel
  LEFT JOIN devices ON channel = 'push'
  WHERE channel <> 'push' OR devices.id IS NOT NULL`;
