/** The ways to notify the owner. */
export const notificationChannels = ["email", "webhook"] as const;
export type NotificationChannel = (typeof notificationChannels)[number];

/** How notifications go, for the owner; times are ISO 8601. No secret is in it. */
export type NotificationStatus = { channels: ChannelStatus[] };

export type ChannelStatus = {
  channel: NotificationChannel;
  isOn: boolean;
  /** Who receives them: mail addresses, or the webhook's host. */
  recipients: string[];
  lastDeliveredAt: string | null;
  /** Messages on their way, retries included. */
  waiting: number;
  /** The last failure of a message that has not arrived since. */
  failure: { at: string | null; reason: string; isGivenUp: boolean } | null;
  /** Nothing has been delivered since that failure. */
  isFailing: boolean;
};

/** What became of a test message; `problem` is a sentence. */
export type TestResult = { channel: NotificationChannel; problem: string | null };
