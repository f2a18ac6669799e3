import {
  listQuarantine,
  purgeQuarantine,
  releaseRequest,
} from "../features/quoteRequests/quoteRequestRepository";
import { print } from "../process/print";
import { runCommand } from "../process/runProcess";
import { withDatabase } from "./openDatabase";
import { parseNumber, parseOlderThan } from "./parseArguments";

const USAGE = `Usage: npm run quarantine -- list
       npm run quarantine -- release ID
       npm run quarantine -- purge --older-than DAYS`;

/** Commands for requests with the trap field filled, which may be spam. */
await runCommand(async () => {
  const [action, ...rest] = process.argv.slice(2);
  const id = parseNumber(rest[0]);
  const days = parseOlderThan(rest);
  if (action === "list") return list();
  if (action === "release" && id !== undefined) return release(id);
  if (action === "purge" && days !== undefined) return purge(days);
  throw new Error(USAGE);
});

async function list(): Promise<void> {
  const requests = await withDatabase(listQuarantine);
  if (requests.length === 0) print("Nothing is in quarantine.");
  for (const { id, quarantinedAt, fullName, phone, serviceType, projectDetails } of requests) {
    const who = [fullName, phone, serviceType].map(toOneLine).join(", ");
    print(`${id}  ${quarantinedAt.toISOString()}  ${who}`);
    print(`    ${toOneLine(projectDetails).slice(0, 200)}`);
  }
}

function toOneLine(text: string): string {
  return text.replaceAll(/\s+/g, " ");
}

async function release(id: number): Promise<void> {
  const isReleased = await withDatabase((database) => releaseRequest(database, id));
  if (!isReleased) throw new Error(`There is no request ${id} in quarantine.`);
  print(`Released request ${id}: it is now in the owner's list.`);
}

async function purge(days: number): Promise<void> {
  const count = await withDatabase((database) => purgeQuarantine(database, days));
  print(`Deleted ${count} requests from quarantine older than ${days} days.`);
}
