import type { Site } from "@ridgeline/contract/site";
import type { NotificationConfig } from "../../config/readNotificationConfig";
import { channels, type Channel } from "./notification";
import { createMailSender } from "./mail/createMailSender";
import { createWebhookSender } from "./webhook/createWebhookSender";
import { postPublicly } from "./outgoing/post";
import { createPushSender } from "./push/createPushSender";
import type { PushDeviceRepository } from "./push/pushDeviceRepository";
import type { Senders } from "./notification";

type Dependencies = { config: NotificationConfig; site: Site; devices: PushDeviceRepository };

/** A sender for each configured channel. */
export function createSenders({ config, site, devices }: Dependencies): Senders {
  const { email, webhook, push } = config;
  return {
    ...(email && { email: createMailSender(email, site) }),
    ...(webhook && { webhook: createWebhookSender(webhook, site) }),
    ...(push && { push: createPushSender({ config: push, site, devices, post: postPublicly }) }),
  };
}

export function configuredChannels(config: NotificationConfig): Channel[] {
  return channels.filter((channel) => config[channel] !== undefined);
}
