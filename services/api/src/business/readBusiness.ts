import type { Business, StoredBusiness } from "@ridgeline/contract/business";
import { checkBusiness } from "@ridgeline/contract/checks/checkBusiness";
import type { Database } from "../database/connect";
import { unavailable } from "../http/apiErrors";
import { createBusinessRepository } from "./businessRepository";

export type ReadBusiness = () => Promise<StoredBusiness>;

type Report = (problem: string) => void;

/**
 * Reads the current business. If the row is damaged, calls `report` once and returns the last valid details with the row's
 * version: pages and messages keep working, and the owner repairs the row by saving any section. Without valid details or
 * without a row it fails as if the database were down, so that visitors get the last page.
 */
export function createReadBusiness(database: Database, report: Report): ReadBusiness {
  const repository = createBusinessRepository(database);
  let reported = "";
  let last: Business | undefined;
  return async () => {
    const row = await repository.read();
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
  const lines = checked.problems.map(({ field, message }) => `${field || "(all)"}: ${message}`);
  return `the business details in the database are damaged: ${lines.join("; ")}`;
}
