import type { Knex } from "knex";

/** Years in business become the year in which it began, which stays true. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    UPDATE business SET details = (details - 'yearsInBusiness') || jsonb_build_object(
      'since', extract(year FROM now())::int - least(300, (details ->> 'yearsInBusiness')::numeric)::int
    )
    WHERE jsonb_typeof(details -> 'yearsInBusiness') = 'number'
  `);
}
