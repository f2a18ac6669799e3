import { type Database, daysAgo } from "../database/connect";
import { type Channel, type Finders, type Message, noBackup, SEND_TIMEOUT } from "./notification";

/** A message that this process has claimed for sending; `attempts` includes this one. */
export type Claimed = Message & Readonly<{ id: number; channel: Channel; attempts: number }>;

export type OutboxRepository = ReturnType<typeof createOutboxRepository>;

/** The worker's side of the outbox; the operator's side is in operatorRepository.ts. */
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
          const request = await findRequest(database, quoteRequestId);
          if (request) claimed.push({ ...message, kind: "quote-request", request });
        } else if (testimonialId !== null) {
          const notice = await findReview(database, testimonialId);
          if (notice) claimed.push({ ...message, kind: "review", notice });
        } else {
          claimed.push({ ...message, kind: "no-backup", notice: noBackup });
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

    /** Deletes messages sent more than this many days ago. */
    deleteSent: (days: number): Promise<number> =>
      outbox().where("sentAt", "<", daysAgo(database, days)).delete(),
  };
}

/** Seconds after which a claimed row is due again: sending takes less, so the process that claimed it has died. */
const LEASE = (4 * SEND_TIMEOUT) / 1000;

/**
 * Messages an hour to a mailbox, a webhook or a device; further ones are sent later. Small mail providers accept about a
 * hundred, and nobody reads more on a phone. Messages in flight are not counted, so with two processes it may be nine more.
 */
const MAX_PER_HOUR = 60;

type Row = Pick<Claimed, "id" | "channel" | "key" | "attempts" | "deviceId" | "deliveredTo"> & {
  quoteRequestId: number | null;
  testimonialId: number | null;
};

async function claimDue(database: Database, channel: Channel, limit: number): Promise<Row[]> {
  const receiver = database.raw("coalesce(device_id, 0)");
  const spent = database("outbox")
    .select(receiver)
    .where({ channel })
    .where("sentAt", ">", database.raw("now() - interval '1 hour'"))
    .groupBy(receiver)
    .havingRaw("count(*) >= ?", [MAX_PER_HOUR]);
  const due = database("outbox")
    .select("id")
    .where({ channel })
    .whereNull("sentAt")
    .whereNull("failedAt")
    .where("dueAt", "<=", database.fn.now())
    .whereRaw("coalesce(device_id, 0) NOT IN ?", [spent])
    .orderBy("dueAt")
    .limit(limit)
    .forUpdate()
    .skipLocked();
  const key = database.ref("messageKey").as("key");
  return database("outbox")
    .withMaterialized("due", due)
    .whereIn("id", database("due").select("id"))
    .update({ attempts: database.raw("attempts + 1"), dueAt: inSeconds(database, LEASE) })
    .returning<Row[]>([
      ...["id", "channel", "attempts", "quoteRequestId", "testimonialId", "deviceId"],
      ...["deliveredTo", key],
    ]);
}

function inSeconds(database: Database, seconds: number) {
  return database.raw("now() + ? * interval '1 second'", [seconds]);
}

/**
 * Queues a message about a request for each channel, and for push one per device, in the caller's transaction; storing a
 * new request does the same (storeQuoteRequest.ts).
 */
export function notifyOwnerOn(channels: readonly Channel[]) {
  return (database: Database, quoteRequestId: number): Promise<void> =>
    queue(database, { kind: "quote-request", quoteRequestId, channels: [...channels] });
}

/** The same for the warning about a missing off-site backup. */
export function queueWarningOn(channels: readonly Channel[]) {
  return (database: Database): Promise<void> =>
    queue(database, { kind: "no-backup", quoteRequestId: null, channels: [...channels] });
}

const QUEUE = `
  WITH devices AS (
    SELECT id FROM push_devices WHERE 'push' = ANY (:channels::text[]) FOR KEY SHARE
  )
  INSERT INTO outbox (kind, channel, quote_request_id, device_id)
  SELECT :kind, channel, :quoteRequestId::integer, devices.id
  FROM unnest(:channels::text[]) AS channel
  LEFT JOIN devices ON channel = 'push'
  WHERE channel <> 'push' OR devices.id IS NOT NULL`;

type Queued = { kind: Message["kind"]; quoteRequestId: number | null; channels: Channel[] };

async function queue(database: Database, message: Queued): Promise<void> {
  await database.raw(QUEUE, message);
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
  error: string | null;
  failedAt: Date | null;
  isGivenUp: boolean;
};

/** Served by the index of the unsent messages. */
const STATE = `
  SELECT
    (SELECT delivered_at FROM channel_deliveries WHERE channel = :channel) AS "lastDeliveredAt",
    (SELECT count(*)::integer FROM outbox WHERE channel = :channel AND sent_at IS NULL AND failed_at IS NULL) AS waiting,
    failure.*
  FROM (SELECT) AS always LEFT JOIN (
    SELECT last_error AS error, last_failed_at AS "failedAt", failed_at IS NOT NULL AS "isGivenUp"
    FROM outbox WHERE channel = :channel AND sent_at IS NULL AND last_error IS NOT NULL
    ORDER BY last_failed_at DESC NULLS LAST, id DESC LIMIT 1
  ) AS failure ON true`;

export async function readChannelState(
  database: Database,
  channel: Channel,
): Promise<ChannelState> {
  return (await database.raw<{ rows: [ChannelState] }>(STATE, { channel })).rows[0];
}
