import type { Business } from "@ridgeline/contract/business";
import type { NotificationConfig } from "../../config/readNotificationConfig";
import { channels, type Channel } from "./notification";
import { createMailSender } from "./mail/createMailSender";
import { createWebhookSender } from "./webhook/createWebhookSender";
import { postPublicly } from "./outgoing/post";
import { createPushSender } from "./push/createPushSender";
import type { PushDeviceRepository } from "./push/pushDeviceRepository";
import type { Senders } from "./notification";

type Dependencies = {
  config: NotificationConfig;
  /** The site's own. */
  address: string | undefined;
  readBusiness: () => Promise<Business>;
  devices: PushDeviceRepository;
};

/** A sender for each configured channel. */
export function createSenders(dependencies: Dependencies): Senders {
  const { config, address, readBusiness, devices } = dependencies;
  const { email, webhook, push } = config;
  const readLetterhead = async () => ({ business: await readBusiness(), address });
  return {
    ...(email && { email: createMailSender(email, readLetterhead) }),
    ...(webhook && { webhook: createWebhookSender(webhook, address) }),
    ...(push && {
      push: createPushSender({ config: push, readBusiness, devices, post: postPublicly }),
    }),
  };
}

export function configuredChannels(config: NotificationConfig): Channel[] {
  return channels.filter((channel) => config[channel] !== undefined);
}
