import type { Knex } from "knex";

/**
 * When each channel delivered last, which outlives the sent messages: they are deleted after a month, and with their quote
 * request. `last_failed_at` is the time of `last_error`.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    CREATE TABLE channel_deliveries (
      channel text PRIMARY KEY,
      delivered_at timestamptz NOT NULL
    );
    INSERT INTO channel_deliveries
      SELECT channel, max(sent_at) FROM outbox WHERE sent_at IS NOT NULL GROUP BY channel;
    ALTER TABLE outbox ADD COLUMN last_failed_at timestamptz;
  `);
}
