/** The ways to notify the owner. */
export const notificationChannels = ["push", "email", "webhook"] as const;
export type NotificationChannel = (typeof notificationChannels)[number];

/** The state of the notifications, for the owner; times are ISO 8601. Contains no secrets. */
export type NotificationStatus = { channels: ChannelStatus[]; push: PushStatus };

/** `publicKey` is what a browser subscribes with; null where the server has no key. */
export type PushStatus = { publicKey: string | null; devices: PushDevice[] };

/** A browser that is notified. `digest` is SHA-256 of its address (hexadecimal), by which it recognizes itself. */
export type PushDevice = {
  id: number;
  name: string;
  digest: string;
  createdAt: string;
  lastDeliveredAt: string | null;
};

export type ChannelStatus = {
  channel: NotificationChannel;
  isOn: boolean;
  /** Who receives them: mail addresses, the webhook's host, or devices. */
  recipients: string[];
  lastDeliveredAt: string | null;
  /** Messages on their way, retries included. */
  waiting: number;
  /** The last failure of a message that has not arrived since. */
  failure: { at: string | null; reason: string; isGivenUp: boolean } | null;
  /** Nothing has been delivered since that failure. */
  isFailing: boolean;
};

/** The result of a test message to `recipient`, a device; `problem` is a sentence. */
export type TestResult = {
  channel: NotificationChannel;
  recipient: string | null;
  problem: string | null;
};
