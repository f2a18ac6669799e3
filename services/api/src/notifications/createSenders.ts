import type { Business } from "@ridgeline/contract/business";
import type { NotificationChannel } from "@ridgeline/contract/notifications";
import type { NotificationConfig } from "../config/notificationConfig";
import type { Database } from "../database/connect";
import { createMailSender } from "./createMailSender";
import { createPushSender } from "./createPushSender";
import { createWebhookSender } from "./createWebhookSender";
import { channels, type Senders } from "./notification";
import { recordRecipient } from "./outboxRepository";
import { postPublicly } from "./post";
import { createPushDeviceRepository } from "./pushDeviceRepository";

export type NotificationDependencies = {
  database: Database;
  config: NotificationConfig;
  /** The site's own address. */
  address: string | undefined;
  readBusiness: () => Promise<Business>;
};

/** A sender for each configured channel. */
export function createSenders(dependencies: NotificationDependencies): Senders {
  const { database, config, address, readBusiness } = dependencies;
  const { email, webhook, push } = config;
  const devices = createPushDeviceRepository(database);
  const readLetterhead = async () => ({ business: await readBusiness(), address });
  const sendMail =
    email &&
    createMailSender({
      ...{ config: email, address, readLetterhead },
      recordRecipient: (key, recipient) => recordRecipient(database, key, recipient),
    });
  return {
    ...(sendMail && { email: sendMail, customer: sendMail }),
    ...(webhook && { webhook: createWebhookSender(webhook, address) }),
    ...(push && {
      push: createPushSender({ config: push, address, readBusiness, devices, post: postPublicly }),
    }),
  };
}

/** On which the owner is notified. */
export function configuredChannels(config: NotificationConfig): NotificationChannel[] {
  return channels.filter((channel) => config[channel] !== undefined);
}
