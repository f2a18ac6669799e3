import { createReadBusiness } from "../business/businessRepository";
import { toAddress } from "../config/readConfig";
import { readNotificationConfig } from "../config/readNotificationConfig";
import { readSettings } from "../config/settings";
import { createSenders } from "../notifications/createSenders";
import { resendFailed } from "../notifications/operatorRepository";
import { createPushDeviceRepository } from "../notifications/pushDeviceRepository";
import { sendTestNotification } from "../notifications/sendTestNotification";
import { countOf, print } from "../process/print";
import { fail, withDatabase } from "./withDatabase";

export async function resendAllFailed(): Promise<void> {
  const count = await withDatabase(resendFailed);
  print(`${countOf(count, "notification")} will be sent again.`);
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
