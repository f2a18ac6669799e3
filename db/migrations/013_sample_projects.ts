import type { Knex } from "knex";

/** The sample's projects no longer claim what nobody did. Those that nobody has changed get the new words and stay samples. */
export async function up(knex: Knex): Promise<void> {
  for (const [before, description] of descriptions) {
    await knex("featured_projects").where({ description: before }).update({ description });
  }
}

const descriptions: readonly (readonly [before: string, after: string])[] = [
  [
    "A drafty 1980s entry in Dahlonega, now a solid wood door with sidelights, new trim and a threshold that seals.",
    "A solid wood door with sidelights, hung true, with new trim and a threshold that seals.",
  ],
  [
    "One wall cut out, rehung and taped in Murrayville, then rolled to match. No seam to be seen.",
    "Wet board cut out, new board hung and taped, and the wall rolled to match.",
  ],
  [
    "New cabinet fronts, butcher-block counters and an apron sink for a family of five in Dawsonville.",
    "New cabinet fronts, butcher-block counters and an apron sink, in the kitchen you have.",
  ],
  [
    "Rotten boards out, 320 square feet of new decking and a code-height rail in, near Suches.",
    "Rotten boards out, new decking and a code-height rail in, facing the mountains.",
  ],
  [
    "Tired shingles replaced by standing-seam metal in Cleveland, with the chimney flashed properly this time.",
    "Standing-seam metal in place of tired shingles, with the chimney flashed properly.",
  ],
  [
    "Beds edged, a stone path set and the lawn brought back to stripes for a home outside Gainesville.",
    "Edged beds, a stone path and a lawn that is mowed in stripes.",
  ],
];
