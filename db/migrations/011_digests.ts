import type { Knex } from "knex";

/**
 * A digest may be several messages, one per channel and device: `outbox.digest_id` is the number that they share, and that
 * the requests in the digest have (`quote_requests.digest_id`). It comes from the outbox's own numbers; a digest of before
 * is one message, whose id it is. The number refers to no row any more, since a message may go: with its device, or in time.
 *
 * `over_budget`: more requests than the owner is told of one by one came in within the hour; a digest lists this one.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    ALTER TABLE quote_requests
      DROP CONSTRAINT quote_requests_digest_id_fkey,
      ADD COLUMN over_budget boolean NOT NULL DEFAULT false;
    CREATE INDEX quote_requests_over_budget ON quote_requests (id)
      WHERE over_budget AND digest_id IS NULL;

    ALTER TABLE outbox
      DROP CONSTRAINT outbox_kind_check,
      ADD CONSTRAINT outbox_kind_check
        CHECK (kind IN ('quote-request', 'digest', 'more-requests', 'no-backup')),
      ADD COLUMN digest_id integer;
    CREATE INDEX outbox_announced ON outbox (created_at, quote_request_id)
      WHERE kind = 'quote-request';
  `);
}
