import { toCamelCase } from "@ridgeline/contract/contentKind";
import { type LandingList, landingLists } from "@ridgeline/contract/siteData";
import type { Database } from "../database/connect";

/** The items that came with the site and that the owner has not changed, active or not. */
export function createSampleRepository(database: Database) {
  return {
    count: async (): Promise<Record<LandingList, number>> => {
      const counts: Record<string, number> = {};
      for (const list of landingLists) {
        const [row] = await samples(database, list).count<{ count: string }[]>({ count: "*" }); // a bigint: arrives as a string
        counts[list] = Number(row?.count);
      }
      return counts;
    },

    /** Hides the samples of these lists: all, or none. */
    hide: (lists: readonly LandingList[]): Promise<void> =>
      database.transaction(async (transaction) => {
        for (const list of lists) await samples(transaction, list).update({ isActive: false });
      }),

    /** Removes the samples of every list: all, or none. */
    remove: (): Promise<void> =>
      database.transaction(async (transaction) => {
        for (const list of landingLists) await samples(transaction, list).delete();
      }),
  };
}

function samples(database: Database, list: LandingList) {
  return database(toCamelCase(list)).where({ isSample: true });
}
