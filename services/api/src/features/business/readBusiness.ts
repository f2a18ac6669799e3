import type { Business, StoredBusiness } from "@ridgeline/contract/business";
import { checkBusiness } from "@ridgeline/contract/checks/checkBusiness";
import type { Database } from "../../database/connect";
import { unavailable } from "../../http/apiErrors";
import { createBusinessRepository } from "./businessRepository";

export type ReadBusiness = () => Promise<StoredBusiness>;

type Report = (problem: string) => void;

/**
 * Reads the business as it is now. If the row is missing or damaged, `report` gets to know once, and the reader fails like
 * one whose database is away, so that visitors keep the last page.
 */
export function createReadBusiness(database: Database, report: Report): ReadBusiness {
  const repository = createBusinessRepository(database);
  let reported = "";
  return async () => {
    const row = await repository.read();
    const problem = problemWith(row?.details);
    if (row && problem === "") {
      reported = "";
      return { ...(row.details as Business), version: row.version }; // problemWith has just checked it
    }
    if (problem !== reported) report(problem);
    reported = problem;
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
