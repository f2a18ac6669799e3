import type { Knex } from "knex";

/** Answers to customers, on a channel of their own, which workers of the version before leave alone. */
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
