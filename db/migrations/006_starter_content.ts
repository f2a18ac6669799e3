import type { Knex } from "knex";

/**
 * Has a row once the starter content was added or found unnecessary, so that it is never added again. A database from
 * before this step counts as done if it ever assigned a service's id.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    CREATE TABLE starter_content (
      is_done boolean PRIMARY KEY DEFAULT true CHECK (is_done)
    );
    INSERT INTO starter_content SELECT true FROM services_id_seq WHERE is_called;
  `);
}
