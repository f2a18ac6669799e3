import type { Logger } from "pino";
import { describeFailure } from "./describeFailure";
import type { Channel } from "../notification";
import { SEND_TIMEOUT, type Notification, type Send } from "../notification";
import type { OutboxRepository } from "./outboxRepository";
import { retryDelay } from "./retryDelay";

/** Sent at the same time by one process. */
const BATCH = 5;

type Delivery = { outbox: OutboxRepository; channel: Channel; send: Send; logger: Logger };

/**
 * Sends some of what is due on one channel; resolves to how many were due and how many of those arrived. A row is
 * marked after it was sent: whoever is killed in between leaves it to be sent a second time, under the same key, never
 * not at all.
 */
export async function deliverDue({ outbox, channel, send, logger }: Delivery) {
  const due = await outbox.claim(channel, BATCH);
  const arrived = await Promise.all(due.map((notification) => deliver(notification)));
  return { due: due.length, sent: arrived.filter(Boolean).length };

  async function deliver(notification: Notification): Promise<boolean> {
    const { id, attempts } = notification;
    const line = { notification: id, channel, attempt: attempts };
    try {
      if (notification.requests.length > 0) await withTimeout(send(notification));
    } catch (error) {
      const { code, reason } = describeFailure(error);
      const retryAfter = retryDelay(attempts);
      await outbox.markFailed(id, reason, retryAfter);
      if (retryAfter === undefined) logger.error({ ...line, code }, "notification given up");
      else
        logger.warn({ ...line, code, retryAfter: Math.round(retryAfter) }, "notification failed");
      return false;
    }
    await outbox.markSent(id);
    logger.info(line, "notification sent");
    return true;
  }
}

/** A server that answers byte by byte outlasts the senders' own limits, which count idle time. */
async function withTimeout(sending: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const expired = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error("It took too long.")), SEND_TIMEOUT);
  });
  try {
    await Promise.race([sending, expired]);
  } finally {
    clearTimeout(timer);
  }
}
