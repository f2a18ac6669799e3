import type { Knex } from "knex";

/** Of several mail recipients, those who have a message: only the others get it at the next attempt. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw("ALTER TABLE outbox ADD COLUMN delivered_to text[] NOT NULL DEFAULT '{}'");
}
