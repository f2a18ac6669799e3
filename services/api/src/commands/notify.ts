import { createReadBusiness } from "../business/businessRepository";
import { toAddress } from "../config/readConfig";
import { readNotificationConfig } from "../config/readNotificationConfig";
import { readSettings } from "../config/settings";
import { configuredChannels, createSenders } from "../notifications/createSenders";
import {
  listOutbox,
  resendFailed,
  resendOne,
  type OutboxEntry,
} from "../notifications/operatorRepository";
import { createPushDeviceRepository } from "../notifications/pushDeviceRepository";
import { sendTestNotification } from "../notifications/sendTestNotification";
import { countOf, print } from "../process/print";
import { fail, withDatabase } from "./withDatabase";

const LISTED = 50;

export async function listMessages(): Promise<void> {
  const on = configuredChannels(readNotificationConfig(process.env));
  print(on.length === 0 ? "Notifications are off." : `On: ${on.join(", ")}.`);
  const entries = await withDatabase((database) => listOutbox(database, LISTED));
  for (const entry of entries) print(toLine(entry));
}

function toLine(entry: OutboxEntry): string {
  const { id, kind, channel, quoteRequestId, attempts, lastError } = entry;
  const what = quoteRequestId === null ? kind : `request ${quoteRequestId}`;
  const tries = attempts === 1 ? "1 try" : `${attempts} tries`;
  return [id, channel, what, stateOf(entry), tries, lastError].filter(Boolean).join("  ");
}

function stateOf({ sentAt, failedAt, dueAt, lastError }: OutboxEntry): string {
  if (sentAt) return `sent ${sentAt.toISOString()}`;
  if (failedAt) return `given up ${failedAt.toISOString()}`;
  return lastError === null ? "waiting" : `again at ${dueAt.toISOString()}`;
}

export async function resendAllFailed(): Promise<void> {
  const count = await withDatabase(resendFailed);
  print(`${countOf(count, "notification")} will be sent again.`);
}

export async function resendMessage(id: number): Promise<void> {
  const isThere = await withDatabase((database) => resendOne(database, id));
  if (!isThere) throw new Error(`There is no notification ${id}.`);
  print(`Notification ${id} will be sent again.`);
}

export async function sendTest(): Promise<void> {
  const address = toAddress(readSettings(process.env).DOMAIN);
  const config = readNotificationConfig(process.env);
  const results = await withDatabase(async (database) => {
    const readBusiness = createReadBusiness(database, fail);
    const devices = createPushDeviceRepository(database);
    const senders = createSenders({ database, config, address, readBusiness });
    return sendTestNotification(senders, await readBusiness(), await devices.list());
  });
  if (results.length === 0)
    throw new Error(
      "Notifications are off: set SMTP_URL or WEBHOOK_URL, or add a phone on the dashboard.",
    );
  for (const { channel, device, problem } of results) {
    const target = device === null ? channel : `${channel} (${device.name})`;
    print(`${target}: ${problem ?? "sent"}`);
  }
  if (results.some(({ problem }) => problem !== null))
    throw new Error("Not every test message arrived.");
}
