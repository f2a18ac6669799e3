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
import { describeFailure, type NotifiedRequest, type Senders, tookTooLong } from "./notification";
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
export function createSenders(
  dependencies: NotificationDependencies & { devices?: PushDeviceRepository },
): Senders {
  const { database, config, address, readBusiness } = dependencies;
  const { devices = createPushDeviceRepository(database) } = dependencies;
  const { email, webhook, push } = config;
  const sendMail =
    email &&
    createMailSender({
      config: email,
      address,
      readBusiness,
      recordRecipient: (key, recipient) => recordRecipient(database, key, recipient),
    });
  return {
    ...(sendMail && { email: sendMail, customer: sendMail }),
    ...(webhook && { webhook: createWebhookSender({ config: webhook, address, readBusiness }) }),
    ...(push && {
      push: createPushSender({ config: push, address, readBusiness, devices, post: postPublicly }),
    }),
  };
}

/** On which the owner is notified. */
export function configuredChannels(config: NotificationConfig): NotificationChannel[] {
  return notificationChannels.filter((channel) => config[channel] !== undefined);
}

type Device = Pick<PushDevice, "id" | "name">;
type Sent = { channel: NotificationChannel; device: Device | null; problem: string | null };

/**
 * Sends a made-up request on every configured channel, to every device, at once, or to the owner what its customer would get;
 * `problem` says why one failed.
 */
export async function sendTestNotification(
  senders: Senders,
  business: Business,
  devices: readonly Device[],
  kind: "test" | "confirmation",
): Promise<Sent[]> {
  const request = sampleRequest(business);
  const tested = kind === "test" ? notificationChannels : (["email"] as const);
  const sent = tested.flatMap((channel) => {
    const send = senders[channel];
    if (!send) return [];
    const receivers = channel === "push" ? devices : [null];
    return receivers.map(async (device): Promise<Sent> => {
      const message = { key: randomUUID(), deviceId: device?.id ?? null };
      const sending = send({ ...message, kind, request, isSample: true });
      return { channel, device, problem: await findProblem(sending) };
    });
  });
  return Promise.all(sent);
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
