import { type LandingList, landingLists } from "@ridgeline/contract/landingContent";
import starterContent from "@ridgeline/db/seeds/starterContent.json";
import type { Database } from "../database/connect";
import { contentKinds } from "./contentTables";

/** The items that are unchanged from the starter content, active or not. */
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

const starterItems: Record<string, readonly object[]> = starterContent;

function samples(database: Database, list: LandingList) {
  const table = contentKinds.find(({ path }) => path === list)?.table ?? list;
  return database(table).where((query) => {
    query.whereRaw("false"); // a list without samples
    for (const item of starterItems[table] ?? []) query.orWhere(toContent(item));
  });
}

/** What identifies a sample; its order and status do not matter. */
function toContent(item: object): object {
  return Object.fromEntries(
    Object.entries(item).filter(([name]) => name !== "isActive" && name !== "sortOrder"),
  );
}
