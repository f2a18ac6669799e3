import type { Fragment } from "../../../database/connect";
import type { Channel } from "../channel";

/**
 * What writes the outbox rows of the quote request that the rest of the statement stores (`stored`, with `id` and
 * `quarantined_at`), one a channel: both are there or neither, and it costs no further trip to the database.
 */
export function queueNotifications(channels: readonly Channel[]): Fragment {
  return {
    sql: `INSERT INTO outbox (kind, channel, quote_request_id)
      SELECT 'quote-request', channel, id FROM stored, unnest(?::text[]) AS channel
      WHERE quarantined_at IS NULL`,
    bindings: [[...channels]],
  };
}
