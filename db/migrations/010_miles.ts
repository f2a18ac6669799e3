import type { Knex } from "knex";

/** The radius of the business's map is stored in miles, as the owner types it. The version before shows what it has read. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    UPDATE business SET details = jsonb_set(
      details #- '{map,radiusKm}',
      '{map,radiusMiles}',
      to_jsonb(least(300, greatest(1, round((details #>> '{map,radiusKm}')::numeric / 1.609344))))
    )
    WHERE jsonb_typeof(details #> '{map,radiusKm}') = 'number'
  `);
}
