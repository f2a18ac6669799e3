import type { Business } from "@ridgeline/contract/business";
import type { NotificationChannel } from "@ridgeline/contract/notificationStatus";
import type { QuoteRequest } from "@ridgeline/contract/quoteRequest";
import type { Database } from "../database/connect";

export { notificationChannels as channels } from "@ridgeline/contract/notificationStatus";
export type Channel = NotificationChannel;

/** Why requests are in a digest: they are in quarantine, or above the limit for single announcements. */
export type DigestKind = "digest" | "more-requests";

/**
 * One message to the owner, claimed for sending: about one quote request, a digest of several, or that there is no off-site
 * backup. `key` identifies it to its receiver and stays the same at every attempt.
 */
export type Notification = Readonly<{
  id: number;
  kind: "quote-request" | DigestKind | "no-backup" | "test";
  channel: Channel;
  key: string;
  /** The device of a push message. */
  deviceId: number | null;
  /** Including this one. */
  attempts: number;
  requests: readonly NotifiedRequest[];
  /** How many requests a digest covers in addition to `requests`, which has at most MAX_LISTED. */
  more: number;
}>;

/** How many requests it announces. */
export function countOf({ requests, more }: Notification): number {
  return requests.length + more;
}

/** True if its requests have been deleted, so there is nothing left to deliver. */
export function isObsolete({ kind, requests }: Notification): boolean {
  return kind !== "no-backup" && requests.length === 0;
}

export type NotifiedRequest = Omit<QuoteRequest, "createdAt"> & { createdAt: Date };

/** What notifications need from the feature that owns the quote requests; app/ passes it in. */
export type QuoteRequests = {
  /** One request, or those that a digest lists: up to `limit` of them, and how many `more` there are. */
  findRequests: (
    database: Database,
    which: { id: number | null } | { digestId: number },
    limit: number,
  ) => Promise<{ requests: NotifiedRequest[]; more: number }>;
  hasUnlisted: (database: Database, kind: DigestKind) => Promise<boolean>;
  listInDigest: (database: Database, kind: DigestKind, digestId: number) => Promise<void>;
};

/** What every message says about the site: its business, and its address, "https://example.com", if it has one. */
export type Letterhead = Readonly<{ business: Business; address: string | undefined }>;

/** Read for each message, since the owner may have changed the business. */
export type ReadLetterhead = () => Promise<Letterhead>;

/** Sends, or rejects; taking longer than SEND_TIMEOUT counts as a rejection. */
export type Send = (notification: Notification) => Promise<void>;

/** The channels that are configured. */
export type Senders = Readonly<Partial<Record<Channel, Send>>>;

/** A flood of spam must fit into memory, and into one mail. */
export const MAX_LISTED = 50;

/** Milliseconds. */
export const SEND_TIMEOUT = 30_000;

/** What the owner reads when no off-site backup has succeeded for a day, on every channel. */
export const noBackup = {
  title: "No off-site backup since yesterday",
  text: "Your website works, but for a day its data could not be copied to another place. If the server broke now, the newest requests would be lost. Please tell whoever runs the server.",
} as const;
