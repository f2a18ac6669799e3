import type { Knex } from "knex";

/**
 * The same answers from one tab are one row: its keys begin with the same 28 characters (decision 008). Of rows from before, all
 * stay, and the newest keeps its key.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    UPDATE quote_requests SET idempotency_key = NULL FROM quote_requests AS newer
    WHERE newer.payload_digest = quote_requests.payload_digest AND newer.id > quote_requests.id
      AND newer.idempotency_key IS NOT NULL AND quote_requests.idempotency_key IS NOT NULL
      AND left(newer.idempotency_key::text, 28) = left(quote_requests.idempotency_key::text, 28);
    CREATE UNIQUE INDEX quote_requests_tab ON quote_requests (payload_digest, left(idempotency_key::text, 28));
  `);
}
