import type { Knex } from "knex";

/** What the business no longer holds, which its check would refuse. The version before shows what it has read already. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    UPDATE business SET details = (details - 'tagline' - 'description')
      #- '{map,picture}' #- '{pictures,logo,altText}'
  `);
}
