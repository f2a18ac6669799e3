import type { Logger } from "pino";
import { withTimeout } from "../process/withTimeout";
import { isOver } from "./createMailSender";
import { describeFailure } from "./explainFailure";
import { type Channel, type Send, SEND_TIMEOUT, tookTooLong } from "./notification";
import type { Claimed, OutboxRepository } from "./outboxRepository";

/** Messages that one process sends at the same time. */
const BATCH = 5;

type Delivery = { outbox: OutboxRepository; channel: Channel; send: Send; logger: Logger };

/**
 * Sends a batch of one channel's due messages; resolves to the numbers of due and of delivered ones. Delivers at least once:
 * if the process is killed between sending and marking, the message is sent again under the same key.
 */
export async function deliverDue({ outbox, channel, send, logger }: Delivery) {
  const due = await outbox.claim(channel, BATCH);
  const arrived = await Promise.all(due.map((message) => deliver(message)));
  return { due: due.length, sent: arrived.filter(Boolean).length };

  async function deliver(message: Claimed): Promise<boolean> {
    const { id, attempts } = message;
    const line = { notification: id, channel, attempt: attempts };
    try {
      await withTimeout(send(message), SEND_TIMEOUT, tookTooLong);
    } catch (error) {
      const { code, reason } = describeFailure(error);
      const isOfCustomer = channel === "customer";
      const retryAfter = isOfCustomer && isOver(error) ? undefined : retryDelay(attempts);
      await outbox.markFailed(id, reason, retryAfter);
      if (retryAfter === undefined)
        logger[isOfCustomer ? "warn" : "error"]({ ...line, code }, "notification given up");
      else
        logger.warn({ ...line, code, retryAfter: Math.round(retryAfter) }, "notification failed");
      return false;
    }
    await outbox.markSent(message);
    logger.info(line, "notification sent");
    return true;
  }
}

const FIRST = 30;
const DAY = 24 * 60 * 60;
/** With these delays, the last attempt is about a week after the first. */
const MAX_ATTEMPTS = 20;

/**
 * Seconds to wait after this many failed attempts: doubles from half a minute up to a day, minus up to a quarter at random,
 * so that messages that failed together are not retried together. Undefined after the last attempt.
 */
export function retryDelay(
  attempts: number,
  chance: () => number = Math.random,
): number | undefined {
  if (attempts >= MAX_ATTEMPTS) return undefined;
  return Math.min(FIRST * 2 ** (attempts - 1), DAY) * (1 - chance() / 4);
}
