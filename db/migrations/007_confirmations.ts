import type { Knex } from "knex";

/**
 * The answer to the customer: a kind of message, on a channel of its own, so that workers of the version before leave it
 * alone and its failures are not the owner's.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    ALTER TABLE outbox
      DROP CONSTRAINT outbox_kind_check,
      DROP CONSTRAINT outbox_channel_check,
      DROP CONSTRAINT outbox_check,
      ADD CHECK (kind IN ('quote-request', 'confirmation', 'review', 'no-backup')),
      ADD CHECK (channel IN ('email', 'webhook', 'push', 'customer')),
      ADD CHECK ((kind IN ('quote-request', 'confirmation')) = (quote_request_id IS NOT NULL)),
      ADD CHECK ((kind = 'confirmation') = (channel = 'customer'));
  `);
}
