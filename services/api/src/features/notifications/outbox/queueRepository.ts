import type { Database } from "../../../database/connect";
import type { Channel } from "../notification";

/** Queues a message about a request on each channel, in the caller's transaction; storing a new request does the same. */
export function notifyOwnerOn(channels: readonly Channel[]) {
  return async (database: Database, quoteRequestId: number): Promise<void> => {
    const messages = channels.map((channel) => ({
      kind: "quote-request",
      channel,
      quoteRequestId,
    }));
    if (messages.length > 0) await database("outbox").insert(messages);
  };
}
