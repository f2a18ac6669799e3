import type { Database } from "../database/connect";
import { countOf, print, printJson } from "../process/print";
import {
  deleteRequest,
  exportRequests,
  holdRequest,
  purgeRequests,
} from "../quoteRequests/quoteRequestRepository";
import { withDatabase } from "./withDatabase";

/** Everything stored about each request, as JSON: visitors may see what is kept about them. */
export async function exportQuotes(): Promise<void> {
  printJson(await withDatabase(exportRequests));
}

export async function deleteQuote(id: number): Promise<void> {
  const isDeleted = await withDatabase((database) => deleteRequest(database, id));
  if (!isDeleted) throw new Error(`There is no request ${id}.`);
  print(`Deleted request ${id}.`);
}

/** The owner's screen has the way back, `Not spam`. */
export async function holdQuote(id: number): Promise<void> {
  const hold = (database: Database) => holdRequest(database, id);
  if (!(await withDatabase(hold))) {
    throw new Error(`There is no request ${id} in the owner's list.`);
  }
  print(`Held request ${id} as spam: it is no longer in the owner's list.`);
}

export async function purgeQuotes(days: number): Promise<void> {
  const count = await withDatabase((database) => purgeRequests(database, days));
  print(`Deleted ${countOf(count, "request")} older than ${countOf(days, "day")}.`);
}
