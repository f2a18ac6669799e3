import type { Business, StoredBusiness } from "@ridgeline/contract/business";
import { checkBusiness } from "@ridgeline/contract/checks";
import type { Database } from "../database/connect";
import { unavailable } from "../http/apiErrors";

/** The business as stored: unchecked, since somebody may have edited it by hand. */
type BusinessRow = { details: unknown; version: number };

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

/** `snapshot`: a transaction that reads more than the business. */
export type ReadBusiness = (snapshot?: Database) => Promise<StoredBusiness>;

/**
 * Reads the current business. If the row is damaged, calls `report` once and returns the last valid details with the row's
 * version: pages and messages keep working, and the owner repairs the row by saving. Without valid details or
 * without a row it fails as if the database were down, so that visitors get the last page.
 */
export function createReadBusiness(
  database: Database,
  report: (problem: string) => void,
): ReadBusiness {
  let reported = "";
  let last: Business | undefined;
  return async (snapshot = database) => {
    const row = await createBusinessRepository(snapshot).read();
    const problem = problemWith(row?.details);
    if (row && problem === "") {
      reported = "";
      last = row.details as Business; // problemWith has just checked it
      return { ...last, version: row.version };
    }
    if (problem !== reported) report(problem);
    reported = problem;
    if (row && last) return { ...last, version: row.version };
    throw unavailable();
  };
}

function problemWith(details: unknown): string {
  if (details === undefined) return "there are no business details: run the command `seed`";
  const checked = checkBusiness(details);
  if (checked.ok) return "";
  const { since } = Object(details) as { since?: unknown }; // any object may be read by key
  // A year to come was one of the past when it was stored: this machine's clock is behind.
  const isToCome = Number.isInteger(since) && Number(since) > new Date().getFullYear();
  const problems = checked.problems.filter(({ field }) => field !== "since" || !isToCome);
  if (problems.length === 0) return "";
  const lines = problems.map(({ field, message }) => `${field || "(all)"}: ${message}`);
  return `the business details in the database are damaged: ${lines.join("; ")}`;
}
