import type { FromSchema, JSONSchema } from "./jsonSchema";

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
  /** Sixty were sent in the last hour: what waits follows within the next ones. */
  isSpent: boolean;
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

/**
 * A browser's PushSubscription as JSON: the address at its push service, and the keys with which a message for it is
 * encrypted (base64url: a P-256 point and 16 bytes).
 */
export const pushSubscriptionSchema = {
  type: "object",
  properties: {
    endpoint: { type: "string", pattern: "^https://[^\\s/@]+/\\S*$", maxLength: 1000 },
    keys: {
      type: "object",
      properties: {
        p256dh: { type: "string", pattern: "^[\\w-]{87}=?$" },
        auth: { type: "string", pattern: "^[\\w-]{22}(==)?$" },
      },
      required: ["p256dh", "auth"],
    },
  },
  required: ["endpoint", "keys"],
} as const satisfies JSONSchema;

export type PushSubscription = FromSchema<typeof pushSubscriptionSchema>;

/** What a customer's answer by e-mail says, for the owner. */
export type ConfirmationSample = { text: string; isMailSetUp: boolean };

/** The answer of POST /api/admin/heartbeat, once a write is committed. */
export type Heartbeat = {
  isStored: true;
  /** The share of the database's disk that is free, of bytes or inodes, whichever is less, 0 to 1; null if the API cannot see that disk. */
  freeDisk: number | null;
  /** What is wrong with the certificate that the site should have, as a sentence; null if nothing is known to be. */
  certificateProblem: string | null;
};

/** Below this share of free space the owner is warned: requests are refused once the disk is full. */
export const MIN_FREE_DISK = 0.05;
