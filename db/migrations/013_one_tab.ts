import type { Knex } from "knex";

/** The same answers from one tab are one row: its keys begin with the same 28 characters (decision 008). */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    CREATE UNIQUE INDEX quote_requests_tab ON quote_requests (payload_digest, left(idempotency_key::text, 28));
  `);
}
