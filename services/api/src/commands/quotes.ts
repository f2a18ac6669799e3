import { parseNumber } from "../http/parseInput";
import { print, printJson } from "../process/print";
import { runCommand } from "../process/runProcess";
import {
  deleteRequest,
  exportRequests,
  purgeRequests,
} from "../quoteRequests/quoteRequestRepository";
import { parseOlderThan, withDatabase } from "./openDatabase";

const USAGE = `Usage: npm run quotes -- export > FILE.json
       npm run quotes -- delete ID
       npm run quotes -- purge --older-than DAYS`;

/** Keeps the privacy page's promise: visitors can see what is stored about them, and have it deleted. */
await runCommand(async () => {
  const [action, ...rest] = process.argv.slice(2);
  const id = parseNumber(rest[0]);
  const days = parseOlderThan(rest);
  if (action === "export") return exportAll();
  if (action === "delete" && id !== undefined) return remove(id);
  if (action === "purge" && days !== undefined) return purge(days);
  throw new Error(USAGE);
});

async function exportAll(): Promise<void> {
  const requests = await withDatabase(exportRequests);
  printJson(requests);
}

async function remove(id: number): Promise<void> {
  const isDeleted = await withDatabase((database) => deleteRequest(database, id));
  if (!isDeleted) throw new Error(`There is no quote request ${id}.`);
  print(`Deleted quote request ${id}.`);
}

async function purge(days: number): Promise<void> {
  const count = await withDatabase((database) => purgeRequests(database, days));
  print(`Deleted ${count} quote requests older than ${days} days.`);
}
