import type { Site } from "@ridgeline/contract/site";
import type { NotificationConfig } from "../../config/readNotificationConfig";
import { channels, type Channel } from "./notification";
import { createMailSender } from "./mail/createMailSender";
import { createWebhookSender } from "./webhook/createWebhookSender";
import type { Senders } from "./notification";

/** A sender for each configured channel. */
export function createSenders({ email, webhook }: NotificationConfig, site: Site): Senders {
  return {
    ...(email && { email: createMailSender(email, site) }),
    ...(webhook && { webhook: createWebhookSender(webhook, site) }),
  };
}

export function configuredChannels(config: NotificationConfig): Channel[] {
  return channels.filter((channel) => config[channel] !== undefined);
}
