import type { Business, StoredBusiness } from "@ridgeline/contract/business";
import { checkBusiness } from "@ridgeline/contract/checks/checkBusiness";
import type { Database } from "../../database/connect";
import { unavailable } from "../../http/apiErrors";
import { createBusinessRepository } from "./businessRepository";

export type ReadBusiness = () => Promise<StoredBusiness>;

type Report = (problem: string) => void;

/**
 * Reads the business as it is now. If somebody has damaged the row, `report` gets to know once, and readers get the last
 * valid one with the row's version: pages and messages go on, and the owner mends the row by saving any section. Without
 * one, or without a row, a reader fails like one whose database is away, so that visitors keep the last page.
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
