import type { Database, Statement } from "../../database";
import type { Channel } from "./channel";

/**
 * Makes of the statement that stores a quote request (returning `id` and `quarantined_at`) one that writes its outbox
 * rows too, one a channel: both are there or neither, and it costs no further trip to the database.
 */
export function queueNotifications(
  database: Database,
  channels: readonly Channel[],
): (store: Statement) => Statement {
  if (channels.length === 0) return (store) => store;
  return (store) =>
    database
      .with("stored", store)
      .with(
        "queued",
        database.raw(
          `INSERT INTO outbox (kind, channel, quote_request_id)
           SELECT 'quote-request', channel, id FROM stored, unnest(?::text[]) AS channel
           WHERE quarantined_at IS NULL`,
          [[...channels]],
        ),
      )
      .select("id")
      .from("stored");
}
