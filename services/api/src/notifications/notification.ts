import type { Business } from "@ridgeline/contract/business";
import type { NotificationChannel } from "@ridgeline/contract/notifications";
import type { QuoteRequest } from "@ridgeline/contract/quoteRequest";
import type { Database } from "../database/connect";

export { notificationChannels as channels } from "@ridgeline/contract/notifications";
/** Those to the owner, and the one to customers. */
export type Channel = NotificationChannel | "customer";

/** One message to the owner, about a quote request, a review, or the site itself; or the answer to a customer. */
export type Message = Readonly<
  {
    /** Identifies it to its receiver, and stays the same at every attempt. */
    key: string;
    /** The device of a push message. */
    deviceId: number | null;
    /** Those of several mail recipients who have it already. */
    deliveredTo?: readonly string[];
  } & Content
>;

export type Content =
  /** `isSample`: made up, and only for the owner. */
  | { kind: "quote-request" | "test" | "confirmation"; request: NotifiedRequest; isSample?: true }
  | { kind: "review" | "no-backup" | "alarm"; notice: Notice };

export type NotifiedRequest = Omit<QuoteRequest, "createdAt"> & { createdAt: Date };

/** `forOperator` is only in the mail, which the owner can pass on. `path` is where it leads, by default to the dashboard. */
export type Notice = Readonly<{ title: string; text: string; forOperator?: string; path?: string }>;

/** What a message is about, by its id, from the features that own it; app/ passes them in. */
export type Finders = Readonly<{
  findRequest: (database: Database, id: number) => Promise<NotifiedRequest | undefined>;
  findReview: (database: Database, id: number) => Promise<Notice | undefined>;
}>;

/** What every message says about the site: its business, and its address, "https://example.com", if it has one. */
export type Letterhead = Readonly<{ business: Business; address: string | undefined }>;

/** Read for each message, since the owner may have changed the business. */
export type ReadLetterhead = () => Promise<Letterhead>;

/** Sends, or rejects; taking longer than SEND_TIMEOUT counts as a rejection. */
export type Send = (message: Message) => Promise<void>;

/** The channels that are configured. */
export type Senders = Readonly<Partial<Record<Channel, Send>>>;

/** Milliseconds. The senders' own limits count idle time, which a server that responds byte by byte never reaches. */
export const SEND_TIMEOUT = 30_000;
export const tookTooLong = () => new Error("It took too long.");

/** When no off-site backup has succeeded for a day. */
export const noBackup: Notice = {
  title: "No off-site backup since yesterday",
  text: "Your website works, but for a day its data could not be copied to another place. If the server broke now, the newest requests would be lost. Please tell whoever runs the server.",
  forOperator:
    'On the server, "make status" shows the last backup, and "docker compose logs backup" what went wrong.',
};
