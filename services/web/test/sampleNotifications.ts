import type { ChannelStatus, NotificationStatus } from "@ridgeline/contract/notifications";

const off = { isOn: false, recipients: [], lastDeliveredAt: null, waiting: 0, isSpent: false };
export const emailOff: ChannelStatus = {
  channel: "email",
  ...off,
  failure: null,
  isFailing: false,
};
export const webhookOff: ChannelStatus = { ...emailOff, channel: "webhook" };
export const pushOff: ChannelStatus = { ...emailOff, channel: "push" };

/** While nobody is notified. */
export const silentNotifications: NotificationStatus = {
  channels: [pushOff, emailOff, webhookOff],
  push: { publicKey: "server-key", devices: [] },
};
