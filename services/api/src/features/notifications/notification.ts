import type { QuoteRequest } from "@ridgeline/contract/quoteRequest";
import type { Channel } from "./channel";

/**
 * One message to the owner, claimed for sending: of one quote request, or a digest of those in quarantine. `key` names
 * it to its receiver, the same at every attempt.
 */
export type Notification = Readonly<{
  id: number;
  kind: "quote-request" | "digest" | "test";
  channel: Channel;
  key: string;
  /** This one included. */
  attempts: number;
  requests: readonly NotifiedRequest[];
  /** How many a digest stands for besides `requests`, which are MAX_TOLD at most. */
  more: number;
}>;

export type NotifiedRequest = Omit<QuoteRequest, "createdAt"> & { createdAt: Date };

/** Sends, or rejects; what takes longer than SEND_TIMEOUT counts as rejected. */
export type Send = (notification: Notification) => Promise<void>;

/** The channels that are configured. */
export type Senders = Readonly<Partial<Record<Channel, Send>>>;

/** A flood of spam must fit into memory, and into a mail. */
export const MAX_TOLD = 50;

/** Milliseconds. */
export const SEND_TIMEOUT = 30_000;
