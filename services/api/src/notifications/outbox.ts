import type { Logger } from "pino";
import { type Database, daysAgo, isWithin } from "../database/connect";
import { countUpTo, unixTime } from "../database/queueMessages";
import { withTimeout } from "../process/withTimeout";
import { isOver } from "./mail";
import {
  type Channel,
  describeFailure,
  type Finders,
  type Message,
  noBackup,
  type Send,
  SEND_TIMEOUT,
  tookTooLong,
} from "./notification";

/** A message that this process has claimed for sending; `attempts` includes this one. */
export type Claimed = Message & Readonly<{ id: number; channel: Channel; attempts: number }>;

type OutboxRepository = ReturnType<typeof createOutboxRepository>;

/** The worker's side of the outbox. */
export function createOutboxRepository(database: Database, { findRequest, findReview }: Finders) {
  const outbox = () => database("outbox");
  return {
    /** Claims up to `limit` due rows that no other worker is claiming; each belongs to the caller for LEASE seconds. */
    claim: async (channel: Channel, limit: number): Promise<Claimed[]> => {
      const claimed: Claimed[] = [];
      for (const row of await claimDue(database, channel, limit)) {
        const { quoteRequestId, testimonialId, ...message } = row;
        // If what it is about has been deleted since, so has the row.
        if (quoteRequestId !== null) {
          const found = await findRequest(database, quoteRequestId);
          const kind = channel === "customer" ? "confirmation" : "quote-request";
          if (!found) continue;
          const { isLate, ...request } = found;
          claimed.push({ ...message, kind, request, isLate });
        } else if (testimonialId !== null) {
          const notice = await findReview(database, testimonialId);
          if (notice) claimed.push({ ...message, kind: "review", notice });
        } else {
          // Queued by the version before, for which only a missing backup was about nothing.
          claimed.push({ ...message, kind: "alarm", notice: noBackup });
        }
      }
      return claimed;
    },

    markSent: async ({ id, channel }: Claimed): Promise<void> => {
      await outbox().where({ id }).update({ sentAt: database.fn.now(), lastError: null });
      await recordDelivery(database, channel);
    },

    /** Makes it due again after this many seconds; gives up if undefined. */
    markFailed: async (id: number, reason: string, retryAfter?: number): Promise<void> => {
      const next =
        retryAfter === undefined
          ? { failedAt: database.fn.now() }
          : { dueAt: inSeconds(database, retryAfter) };
      await outbox()
        .where({ id })
        .update({ lastError: reason, lastFailedAt: database.fn.now(), ...next });
    },
  };
}

/** Deletes messages sent more than this many days ago. */
export async function deleteSent(database: Database, days: number): Promise<void> {
  await database("outbox").where("sentAt", "<", daysAgo(database, days)).delete();
}

/** Seconds after which a claimed row is due again: sending takes less, so the process that claimed it has died. */
const LEASE = (4 * SEND_TIMEOUT) / 1000;

/**
 * Messages an hour to a mailbox, a webhook or a device; further ones are sent later. Small mail providers accept about a
 * hundred, and nobody reads more on a phone. Messages in flight are not counted, so with two processes it may be a few more.
 */
const MAX_PER_HOUR = 60;

type LeasedRow = Pick<
  Claimed,
  "id" | "channel" | "key" | "attempts" | "deviceId" | "deliveredTo"
> & { quoteRequestId: number | null; testimonialId: number | null };

/** Later than it could be put off: by a lease, or after a failure by a day. */
const DUE = `due_at NOT BETWEEN now() AND now() + interval '1 minute' + CASE
  WHEN attempts = 0 OR last_failed_at > now() + interval '1 minute' THEN interval '${LEASE} seconds'
  ELSE interval '1 day' END`;

async function claimDue(database: Database, channel: Channel, limit: number): Promise<LeasedRow[]> {
  const receiver = database.raw("coalesce(device_id, 0)");
  const spent = database("outbox")
    .select(receiver)
    .where({ channel })
    .whereRaw(isWithin("sent_at", "1 hour"))
    .groupBy(receiver)
    .havingRaw("count(*) >= ?", [MAX_PER_HOUR]);
  const due = database("outbox")
    .select("id")
    .where({ channel })
    .whereNull("sentAt")
    .whereNull("failedAt")
    .whereRaw(DUE)
    .whereRaw("coalesce(device_id, 0) NOT IN ?", [spent])
    .orderBy("dueAt")
    .limit(limit)
    .forUpdate()
    .skipLocked();
  const key = database.ref("messageKey").as("key");
  const claimed = database("outbox").withMaterialized("due", due);
  if (channel === "customer") void claimed.with("counted", database.raw(COUNTED));
  return claimed
    .whereRaw(`id IN (${channel === "customer" ? ALLOWED : "SELECT id FROM due"})`)
    .update({ attempts: database.raw("attempts + 1"), dueAt: inSeconds(database, LEASE) })
    .returning<LeasedRow[]>([
      "id",
      "channel",
      "attempts",
      "quoteRequestId",
      "testimonialId",
      "deviceId",
      "deliveredTo",
      key,
    ]);
}

/** Mails an hour to all customers together: the site must not be a way to write to strangers. */
const MAX_CONFIRMATIONS = 30;

/**
 * Counts what is due, attempts that will fail included, in one row of rate_limits for all processes. That is locked for this
 * statement alone, so that no dead session stops the others.
 */
const COUNTED = `
  INSERT INTO rate_limits AS counted (key, points, expire)
  SELECT 'confirmations', count(*), ${unixTime} + 3600000 FROM due HAVING count(*) > 0
  ${countUpTo(MAX_CONFIRMATIONS)}
  RETURNING ${MAX_CONFIRMATIONS} - points + (SELECT count(*) FROM due) AS "left"`;

/** None if they are spent. */
const ALLOWED = 'SELECT id FROM due LIMIT (SELECT coalesce(max("left"), 0) FROM counted)';

function inSeconds(database: Database, seconds: number) {
  return database.raw("now() + ? * interval '1 second'", [seconds]);
}

/** One of several recipients has a message; a test and an alarm have no row. */
export async function recordRecipient(
  database: Database,
  messageKey: string,
  recipient: string,
): Promise<void> {
  const deliveredTo = database.raw("array_append(delivered_to, ?)", [recipient]);
  await database("outbox").where({ messageKey }).update({ deliveredTo });
}

/** Stored separately from the messages, which are deleted eventually. */
export async function recordDelivery(database: Database, channel: Channel): Promise<void> {
  await database("channelDeliveries")
    .insert({ channel, deliveredAt: database.fn.now() })
    .onConflict("channel")
    .merge();
}

/** The state of one channel; `error` is the last failure of a message that has not arrived since. */
export type ChannelState = {
  lastDeliveredAt: Date | null;
  waiting: number;
  isSpent: boolean;
  error: string | null;
  failedAt: Date | null;
  isGivenUp: boolean;
};

/** Served by the index of the unsent messages. */
const STATE = `
  SELECT
    (SELECT delivered_at FROM channel_deliveries
      WHERE channel = :channel AND delivered_at <= now() + interval '1 minute') AS "lastDeliveredAt",
    (SELECT count(*)::integer FROM outbox WHERE channel = :channel AND sent_at IS NULL AND failed_at IS NULL) AS waiting,
    EXISTS (SELECT FROM outbox WHERE channel = :channel AND ${isWithin("sent_at", "1 hour")}
      GROUP BY device_id HAVING count(*) >= ${MAX_PER_HOUR}) AS "isSpent",
    failure.*
  FROM (SELECT) AS always LEFT JOIN (
    SELECT last_error AS error, failed_at IS NOT NULL AS "isGivenUp",
      CASE WHEN last_failed_at <= now() + interval '1 minute' THEN last_failed_at END AS "failedAt"
    FROM outbox WHERE channel = :channel AND sent_at IS NULL AND last_error IS NOT NULL
    ORDER BY last_failed_at DESC NULLS LAST, id DESC LIMIT 1
  ) AS failure ON true`;

export async function readChannelState(
  database: Database,
  channel: Channel,
): Promise<ChannelState> {
  return (await database.raw<{ rows: [ChannelState] }>(STATE, { channel })).rows[0];
}

/** Messages that one process sends at the same time; mails one by one, since some servers take three connections at once. */
const BATCH = { push: 5, webhook: 5, email: 1, customer: 1 } as const satisfies Record<
  Channel,
  number
>;

type Delivery = { outbox: OutboxRepository; channel: Channel; send: Send; logger: Logger };

/**
 * Sends a batch of one channel's due messages; resolves to the numbers of due and of delivered ones. Delivers at least once:
 * if the process is killed between sending and marking, the message is sent again under the same key.
 */
export async function deliverDue({ outbox, channel, send, logger }: Delivery) {
  const due = await outbox.claim(channel, BATCH[channel]);
  const arrived = await Promise.all(due.map((message) => deliver(message)));
  return { due: due.length, sent: arrived.filter(Boolean).length };

  async function deliver(message: Claimed): Promise<boolean> {
    const { id, attempts } = message;
    const line = { notification: id, channel, attempt: attempts };
    try {
      await withTimeout(send(message), SEND_TIMEOUT, tookTooLong);
    } catch (error) {
      const { code, reason, retryAfter: asked = 0 } = describeFailure(error);
      const isOfCustomer = channel === "customer";
      const delay = isOfCustomer && isOver(error) ? undefined : retryDelay(attempts);
      const retryAfter = delay && Math.max(delay, Math.min(asked, DAY));
      await outbox.markFailed(id, reason, retryAfter);
      // What the others say may contain an address, or the message.
      const failed = { ...line, code, ...(channel === "push" && { reason }) };
      if (retryAfter === undefined)
        logger[isOfCustomer ? "warn" : "error"](failed, "notification given up");
      else logger.warn({ ...failed, retryAfter: Math.round(retryAfter) }, "notification failed");
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

/** To the owner. */
export async function countUnsent(
  database: Database,
): Promise<{ waiting: number; givenUp: number }> {
  const rows = await database("outbox")
    .whereNull("sentAt")
    .whereNot({ channel: "customer" })
    .select<{ failedAt: unknown }[]>("failedAt");
  const givenUp = rows.filter(({ failedAt }) => failedAt !== null).length;
  return { waiting: rows.length - givenUp, givenUp };
}

/**
 * Retries all failed messages now, but for confirmations that were given up; returns their number. What may be on its way, or is
 * due within a lease, keeps its time: sent by two workers, it would arrive twice.
 */
export async function resendFailed(database: Database): Promise<number> {
  return database("outbox")
    .whereNull("sentAt")
    .whereNotNull("lastError")
    .whereRaw("(channel <> 'customer' OR failed_at IS NULL)")
    .update({ dueAt: database.raw(NOW_OR_LEASED), attempts: 0, lastError: null, failedAt: null });
}

/** Claimed after its last failure. By the clock, since a claim that this statement waits for began after it. */
const NOW_OR_LEASED = `
  CASE WHEN due_at - interval '${LEASE} seconds' BETWEEN last_failed_at AND clock_timestamp()
    THEN due_at ELSE now() END`;
