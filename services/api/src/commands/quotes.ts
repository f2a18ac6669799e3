import type { QuoteRequest } from "@ridgeline/contract/quoteRequest";
import { readNotificationConfig } from "../config/readNotificationConfig";
import type { Database } from "../database/connect";
import { configuredChannels } from "../notifications/createSenders";
import { forgetUnsentAbout } from "../notifications/operatorRepository";
import { notifyOwnerOn } from "../notifications/outboxRepository";
import { countOf, print, printJson } from "../process/print";
import {
  deleteRequest,
  exportRequests,
  holdRequest,
  listQuarantine,
  purgeQuarantine,
  purgeRequests,
  releaseRequest,
} from "../quoteRequests/quoteRequestRepository";
import { withDatabase } from "./withDatabase";

/** Everything stored about each request, as JSON: visitors may see what is kept about them. */
export async function exportQuotes(): Promise<void> {
  printJson(await withDatabase(exportRequests));
}

export function deleteQuote(id: number): Promise<void> {
  return change(deleteRequest, id, `Deleted request ${id}.`, `There is no request ${id}.`);
}

export function holdQuote(id: number): Promise<void> {
  return change(
    (database) => holdRequest(database, id, forgetUnsentAbout),
    id,
    `Held request ${id} as spam: it is no longer in the owner's list.`,
    `There is no request ${id} in the owner's list.`,
  );
}

export function releaseQuote(id: number): Promise<void> {
  const channels = configuredChannels(readNotificationConfig(process.env));
  return change(
    (database) => releaseRequest(database, id, notifyOwnerOn(channels)),
    id,
    `Released request ${id}: it is now in the owner's list.`,
    `There is no request ${id} held as spam.`,
  );
}

async function change(
  run: (database: Database, id: number) => Promise<boolean>,
  id: number,
  done: string,
  missing: string,
): Promise<void> {
  if (!(await withDatabase((database) => run(database, id)))) throw new Error(missing);
  print(done);
}

export async function purgeQuotes(days: number): Promise<void> {
  const count = await withDatabase((database) => purgeRequests(database, days));
  print(`Deleted ${countOf(count, "request")} older than ${countOf(days, "day")}.`);
}

export async function purgeHeld(days: number): Promise<void> {
  const count = await withDatabase((database) => purgeQuarantine(database, days));
  print(`Deleted ${countOf(count, "request")} held as spam for more than ${countOf(days, "day")}.`);
}

export async function listHeld(): Promise<void> {
  const count = await withDatabase(async (database) => {
    let printed = 0;
    for await (const page of listQuarantine(database)) {
      for (const request of page) printRequest(request);
      printed += page.length;
    }
    return printed;
  });
  if (count === 0) print("Nothing is held as spam.");
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
