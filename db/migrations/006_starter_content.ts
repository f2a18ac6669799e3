import type { Knex } from "knex";

/**
 * Has a row once the starter content was put in or turned out not to be needed, so that it never comes back. A database
 * from before this step has been through that if it ever gave out a service's id.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    CREATE TABLE starter_content (
      is_done boolean PRIMARY KEY DEFAULT true CHECK (is_done)
    );
    INSERT INTO starter_content SELECT true FROM services_id_seq WHERE is_called;
  `);
}
