import type { Business } from "@ridgeline/contract/business";
import {
  type NotificationChannel,
  notificationChannels,
  type PushDevice,
} from "@ridgeline/contract/notifications";
import { sampleAnswers } from "@ridgeline/contract/quoteFields";
import { randomUUID } from "node:crypto";
import type { NotificationConfig } from "../config/readConfig";
import type { Database } from "../database/connect";
import { withTimeout } from "../process/withTimeout";
import { createMailSender } from "./mail";
import {
  type Content,
  describeFailure,
  type NotifiedRequest,
  type Send,
  type SendAs,
  type Senders,
  tookTooLong,
} from "./notification";
import { recordRecipient } from "./outbox";
import { postPublicly } from "./post";
import { createPushSender } from "./push";
import { createPushDeviceRepository, type PushDeviceRepository } from "./pushDevices";
import { createWebhookSender } from "./webhook";

export type NotificationDependencies = {
  database: Database;
  config: NotificationConfig;
  /** The site's own address. */
  address: string | undefined;
  readBusiness: () => Promise<Business>;
};

/** A sender for each configured channel. */
export function createSenders({
  database,
  config: { email, webhook, push },
  address,
  readBusiness,
  devices = createPushDeviceRepository(database),
}: NotificationDependencies & { devices?: PushDeviceRepository }): Senders {
  /** The business is read for each message, since the owner may change it. */
  const withLetterhead =
    (send: SendAs): Send =>
    async (message) =>
      send(message, { address, business: await readBusiness() });
  const sendMail =
    email &&
    withLetterhead(
      createMailSender(email, address, (key, recipient) =>
        recordRecipient(database, key, recipient),
      ),
    );
  return {
    ...(sendMail && { email: sendMail, customer: sendMail }),
    ...(webhook && { webhook: withLetterhead(createWebhookSender(webhook)) }),
    ...(push && { push: withLetterhead(createPushSender(push, devices, postPublicly)) }),
  };
}

/** On which the owner is notified. */
export function configuredChannels(config: NotificationConfig): NotificationChannel[] {
  return notificationChannels.filter((channel) => config[channel] !== undefined);
}

type Sending<Device> = {
  channel: NotificationChannel;
  device: Device | null;
  sending: Promise<void>;
};

/** Sends at once on every channel that is on, of these, and to every device. */
export function sendAtOnce<Device extends Pick<PushDevice, "id">>(
  senders: Senders,
  devices: readonly Device[],
  content: Content,
  channels: readonly NotificationChannel[] = notificationChannels,
): Sending<Device>[] {
  return channels.flatMap((channel) => {
    const send = senders[channel];
    if (!send) return [];
    const receivers = channel === "push" ? devices : [null];
    return receivers.map((device) => ({
      channel,
      device,
      sending: send({ ...content, key: randomUUID(), deviceId: device?.id ?? null }),
    }));
  });
}

/**
 * Sends a made-up request on every configured channel, to every device, or to the owner what its customer would get; `problem`
 * says why one failed.
 */
export async function sendTestNotification(
  senders: Senders,
  business: Business,
  devices: readonly Pick<PushDevice, "id" | "name">[],
  kind: "test" | "confirmation",
) {
  const content = { kind, request: sampleRequest(business), isSample: true } as const;
  const sent = sendAtOnce(senders, devices, content, kind === "test" ? undefined : ["email"]);
  return Promise.all(
    sent.map(async ({ sending, ...receiver }) => ({
      ...receiver,
      problem: await findProblem(sending),
    })),
  );
}

/** Milliseconds; nginx waits 10 s for a response. */
const TIMEOUT_MS = 8000;

async function findProblem(sending: Promise<void>): Promise<string | null> {
  try {
    await withTimeout(sending, TIMEOUT_MS, tookTooLong);
    return null;
  } catch (error) {
    return describeFailure(error).reason;
  }
}

export function sampleRequest({ phone, email, address, serviceTypes }: Business): NotifiedRequest {
  return {
    id: 0,
    createdAt: new Date(),
    ...sampleAnswers,
    serviceType: serviceTypes[0]?.value ?? "", // it has one at least
    phone,
    email: email ?? null,
    address: address.city,
    utmSource: null,
    utmMedium: null,
    utmCampaign: null,
    referrer: null,
  };
}
