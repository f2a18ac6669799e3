import type { Business } from "@ridgeline/contract/business";
import {
  type ChannelStatus,
  type NotificationChannel,
  notificationChannels,
  type NotificationStatus,
} from "@ridgeline/contract/notifications";
import type { NotificationConfig } from "../config/notificationConfig";
import { splitRecipients } from "./createMailSender";
import { toPublicKey } from "./createPushSender";
import type { NotificationDependencies } from "./createSenders";
import { explainFailure } from "./explainFailure";
import type { Channel } from "./notification";
import { type ChannelState, readChannelState } from "./outboxRepository";
import { createPushDeviceRepository } from "./pushDeviceRepository";

type Dependencies = Omit<NotificationDependencies, "address">;

/** What the owner may know about the channels: nothing secret. */
export async function readNotificationStatus({
  database,
  config,
  readBusiness,
}: Dependencies): Promise<NotificationStatus> {
  const devices = await createPushDeviceRepository(database).list();
  const recipients = {
    ...(await recipientsOf(config, readBusiness)),
    push: config.push ? devices.map(({ name }) => name) : [],
  } satisfies Record<NotificationChannel, string[]>;
  const readings = notificationChannels.map(async (channel) => ({
    channel,
    isOn: recipients[channel].length > 0,
    recipients: recipients[channel],
    ...toStatus(await readChannelState(database, channel), channel, config),
  }));
  const publicKey = config.push ? toPublicKey(config.push.privateKey) : null;
  return { channels: await Promise.all(readings), push: { publicKey, devices } };
}

/** Mail addresses; of the webhook only the host, since its path often holds a token. */
async function recipientsOf(
  { email, webhook }: NotificationConfig,
  readBusiness: () => Promise<Business>,
) {
  const to = email && (email.to ?? (await readBusiness()).email);
  return {
    email: to ? splitRecipients(to) : [],
    webhook: webhook ? [new URL(webhook.url).host] : [],
  };
}

type State = Omit<ChannelStatus, "channel" | "isOn" | "recipients">;

function toStatus(state: ChannelState, channel: Channel, config: NotificationConfig): State {
  const { lastDeliveredAt, waiting, error, failedAt, isGivenUp } = state;
  const at = failedAt?.toISOString() ?? null;
  const reason = error === null ? null : explainFailure(error, channel, config);
  return {
    lastDeliveredAt: lastDeliveredAt?.toISOString() ?? null,
    waiting,
    failure: reason === null ? null : { at, reason, isGivenUp },
    isFailing:
      error !== null &&
      (lastDeliveredAt === null || (failedAt !== null && failedAt > lastDeliveredAt)),
  };
}
