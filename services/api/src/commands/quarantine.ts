import type { QuoteRequest } from "@ridgeline/contract/quoteRequest";
import { readNotificationConfig } from "../config/readNotificationConfig";
import { parseNumber } from "../http/parseInput";
import { configuredChannels } from "../notifications/createSenders";
import { notifyOwnerOn } from "../notifications/outboxRepository";
import {
  listQuarantine,
  purgeQuarantine,
  releaseRequest,
} from "../quoteRequests/quoteRequestRepository";
import { print } from "../process/print";
import { runCommand } from "../process/runProcess";
import { parseOlderThan, withDatabase } from "./openDatabase";

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
  const count = await withDatabase(async (database) => {
    let printed = 0;
    for await (const page of listQuarantine(database)) {
      for (const request of page) printRequest(request);
      printed += page.length;
    }
    return printed;
  });
  if (count === 0) print("Nothing is in quarantine.");
}

function printRequest({ id, createdAt, ...request }: QuoteRequest): void {
  const { fullName, phone, serviceType, projectDetails } = request;
  const who = [fullName, phone, serviceType].map(toOneLine).join(", ");
  print(`${id}  ${new Date(createdAt).toISOString()}  ${who}`);
  print(`    ${toOneLine(projectDetails).slice(0, 200)}`);
}

function toOneLine(text: string): string {
  return text.replaceAll(/\s+/g, " ");
}

async function release(id: number): Promise<void> {
  const channels = configuredChannels(readNotificationConfig(process.env));
  const isReleased = await withDatabase((database) =>
    releaseRequest(database, id, notifyOwnerOn(channels)),
  );
  if (!isReleased) throw new Error(`There is no request ${id} in quarantine.`);
  print(`Released request ${id}: it is now in the owner's list.`);
}

async function purge(days: number): Promise<void> {
  const count = await withDatabase((database) => purgeQuarantine(database, days));
  print(`Deleted ${count} requests from quarantine older than ${days} days.`);
}
