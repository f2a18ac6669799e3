import type { ChannelStatus } from "@ridgeline/contract/notificationStatus";
import { createReadBusiness, type ReadBusiness } from "../business/businessRepository";
import { isSample } from "../business/sampleBusiness";
import { readNotificationConfig } from "../config/readNotificationConfig";
import { readNotificationStatus } from "../notifications/readNotificationStatus";
import { print } from "../process/print";
import { runCommand } from "../process/runProcess";
import { fail, withDatabase } from "./openDatabase";

/** For `make status`: a line that says whose site it is, and one that says how the owner is notified. "! " marks a problem. */
await runCommand(async () => {
  const config = readNotificationConfig(process.env);
  await withDatabase(async (database) => {
    const readBusiness = createReadBusiness(database, fail);
    print(await describeBusiness(readBusiness));
    const { channels } = await readNotificationStatus({ database, config, readBusiness });
    print(describeChannels(channels));
  });
});

async function describeBusiness(readBusiness: ReadBusiness): Promise<string> {
  try {
    const business = await readBusiness();
    if (!isSample(business)) return business.name;
    return "! still the sample: search engines do not list it; enter your own under /admin";
  } catch (error) {
    return `! ${(error as Error).message}`; // thrown by fail or the database
  }
}

function describeChannels(channels: readonly ChannelStatus[]): string {
  const on = channels.filter(({ isOn }) => isOn);
  if (on.length === 0) {
    return "! nobody is notified: set SMTP_URL or WEBHOOK_URL, or add a phone on the dashboard";
  }
  const described = on.map(({ channel, isFailing, failure }) =>
    isFailing && failure ? `${channel} fails (${failure.reason})` : channel,
  );
  return `${on.every(({ isFailing }) => isFailing) ? "! " : ""}${described.join(", ")}`;
}
