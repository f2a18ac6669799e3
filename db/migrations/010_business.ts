import type { Knex } from "knex";

/**
 * One row: everything that the site says about the business (contract/src/business.ts), and its version, which a change
 * must name so that it does not undo another.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    CREATE TABLE business (
      is_only boolean PRIMARY KEY DEFAULT true CHECK (is_only),
      version integer NOT NULL DEFAULT 1 CHECK (version > 0),
      details jsonb NOT NULL CHECK (jsonb_typeof(details) = 'object')
    );
  `);
}
