import type { Business } from "@ridgeline/contract/business";
import type { Database } from "../database/connect";

/** The business as stored: unchecked, since somebody may have edited it by hand. */
export type BusinessRow = { details: unknown; version: number };

/** The one row with the business. The keys inside `details` are not converted. */
export function createBusinessRepository(database: Database) {
  const business = () => database("business");
  return {
    read: async (): Promise<BusinessRow | undefined> =>
      business().first<BusinessRow | undefined>("details", "version"),

    /** Stores it unless it is already there; false if it is. */
    create: async (details: Business): Promise<boolean> => {
      const insert = business().insert({ details: JSON.stringify(details) });
      return (await insert.onConflict("isOnly").ignore().returning("version")).length > 0;
    },

    /** Stores a change to this version; undefined if the version is stale. */
    replace: async (details: Business, version: number): Promise<BusinessRow | undefined> => {
      const [row] = await business()
        .where({ version })
        .update({ details: JSON.stringify(details), version: version + 1 })
        .returning<BusinessRow[]>(["details", "version"]);
      return row;
    },

    /** Overwrites whatever was there. */
    put: async (details: Business): Promise<void> => {
      await business()
        .insert({ details: JSON.stringify(details) })
        .onConflict("isOnly")
        .merge({
          details: database.raw("excluded.details"),
          version: database.raw("business.version + 1"),
        });
    },
  };
}
