import type { Knex } from "knex";

/** A form that a browser posts without a key is one row a day (UTC) per set of answers. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    ALTER TABLE quote_requests ADD posted_on date, ADD UNIQUE (payload_digest, posted_on);
  `);
}
