import { type Database, daysAgo } from "../database/connect";
import {
  type Channel,
  type DigestKind,
  isObsolete,
  MAX_LISTED,
  type Notification,
  type QuoteRequests,
  SEND_TIMEOUT,
} from "./notification";

/** An arbitrary number that only queueDigest locks ("digs" in ASCII). */
const ADVISORY_LOCK = 0x64696773;

export type OutboxRepository = ReturnType<typeof createOutboxRepository>;

/** The worker's side of the outbox; the operator's side is in operatorRepository.ts. */
export function createOutboxRepository(database: Database, quoteRequests: QuoteRequests) {
  const outbox = () => database("outbox");
  return {
    /** Takes up to `limit` due rows that no other worker is claiming; each belongs to the caller for LEASE seconds. */
    claim: async (channel: Channel, limit: number): Promise<Notification[]> => {
      const notifications = [];
      for (const claimed of await claimDue(database, channel, limit)) {
        const { quoteRequestId, digestId: shared, ...message } = claimed;
        // A restore creates a digest of a single message, whose id is the digest's number.
        const digestId = message.kind === "digest" ? (shared ?? message.id) : shared;
        const which = digestId === null ? { id: quoteRequestId } : { digestId };
        const found = await quoteRequests.findRequests(database, which, MAX_LISTED);
        notifications.push({ ...message, ...found });
      }
      return notifications;
    },

    markSent: async (notification: Notification): Promise<void> => {
      const { id, channel } = notification;
      await outbox().where({ id }).update({ sentAt: database.fn.now(), lastError: null });
      if (!isObsolete(notification)) await recordDelivery(database, channel);
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
    forgetSent: (days: number): Promise<number> =>
      outbox().where("sentAt", "<", daysAgo(database, days)).delete(),

    /**
     * Queues a digest of the requests that no digest lists yet, on these channels; does nothing without such requests or
     * channels, or if the last digest is too recent. Returns whether it queued one. Safe to call from several processes at once.
     */
    queueDigest: (kind: DigestKind, channels: readonly Channel[]): Promise<boolean> =>
      database.transaction(async (transaction) => {
        await transaction.raw("SELECT pg_advisory_xact_lock(?)", [ADVISORY_LOCK]);
        if (await hasRecentDigest(transaction, kind)) return false;
        if (!(await quoteRequests.hasUnlisted(transaction, kind))) return false;
        const digestId = await queueDigest(transaction, kind, channels);
        if (digestId === undefined) return false;
        await quoteRequests.listInDigest(transaction, kind, digestId);
        return true;
      }),
  };
}

/** Seconds after which a claimed row is due again: sending takes less, so the process that claimed it has died. */
const LEASE = (4 * SEND_TIMEOUT) / 1000;

type Claimed = Omit<Notification, "requests" | "more"> & {
  quoteRequestId: number | null;
  digestId: number | null;
};

async function claimDue(database: Database, channel: Channel, limit: number): Promise<Claimed[]> {
  const due = database("outbox")
    .select("id")
    .where({ channel })
    .whereNull("sentAt")
    .whereNull("failedAt")
    .where("dueAt", "<=", database.fn.now())
    .orderBy("dueAt")
    .limit(limit)
    .forUpdate()
    .skipLocked();
  const key = database.ref("messageKey").as("key");
  return database("outbox")
    .withMaterialized("due", due)
    .whereIn("id", database("due").select("id"))
    .update({ attempts: database.raw("attempts + 1"), dueAt: inSeconds(database, LEASE) })
    .returning<Claimed[]>([
      ...["id", "kind", "channel", key, "attempts", "quoteRequestId", "deviceId", "digestId"],
    ]);
}

function inSeconds(database: Database, seconds: number) {
  return database.raw("now() + ? * interval '1 second'", [seconds]);
}

/** Days between two digests. */
const DIGEST_EVERY: Readonly<Record<DigestKind, number>> = { digest: 1, "more-requests": 1 / 24 };

async function hasRecentDigest(database: Database, kind: DigestKind): Promise<boolean> {
  const row: unknown = await database("outbox")
    .where({ kind })
    .where("createdAt", ">", daysAgo(database, DIGEST_EVERY[kind]))
    .first("id");
  return row !== undefined;
}

/**
 * Queues a message about a request for each channel, and for push one per device, in the caller's transaction; storing a
 * new request does the same (storeQuoteRequest.ts).
 */
export function notifyOwnerOn(channels: readonly Channel[]) {
  return async (database: Database, quoteRequestId: number): Promise<void> => {
    await queue(database, { kind: "quote-request", quoteRequestId, channels });
  };
}

/** The same for the warning about a missing off-site backup. */
export function warnOwnerOn(channels: readonly Channel[]) {
  return async (database: Database): Promise<void> => {
    await queue(database, { kind: "no-backup", channels });
  };
}

/** The same for a digest. Resolves to its number; undefined without a channel. */
async function queueDigest(
  database: Database,
  kind: DigestKind,
  channels: readonly Channel[],
): Promise<number | undefined> {
  const { rows } = await database.raw<{ rows: [{ id: number }] }>(
    "SELECT nextval(pg_get_serial_sequence('outbox', 'id'))::integer AS id",
  );
  const [{ id: digestId }] = rows;
  return (await queue(database, { kind, digestId, channels })) > 0 ? digestId : undefined;
}

type Message = {
  kind: Notification["kind"];
  channels: readonly Channel[];
  quoteRequestId?: number;
  digestId?: number;
};

const QUEUE = `
  WITH devices AS (
    SELECT id FROM push_devices WHERE 'push' = ANY (:channels::text[]) FOR KEY SHARE
  )
  INSERT INTO outbox (kind, channel, quote_request_id, device_id, digest_id)
  SELECT :kind, channel, :quoteRequestId::integer, devices.id, :digestId::integer
  FROM unnest(:channels::text[]) AS channel
  LEFT JOIN devices ON channel = 'push'
  WHERE channel <> 'push' OR devices.id IS NOT NULL`;

/** Resolves to the number of messages. */
async function queue(database: Database, message: Message): Promise<number> {
  const { kind, channels, quoteRequestId = null, digestId = null } = message;
  const bindings = { kind, quoteRequestId, digestId, channels: [...channels] };
  return (await database.raw<{ rowCount: number }>(QUEUE, bindings)).rowCount;
}

/** Stored separately from the messages, which are deleted eventually. */
export async function recordDelivery(database: Database, channel: Channel): Promise<void> {
  await database("channelDeliveries")
    .insert({ channel, deliveredAt: database.fn.now() })
    .onConflict("channel")
    .merge();
}

/** The state of one channel. */
export type ChannelState = {
  lastDeliveredAt: Date | null;
  waiting: number;
  failure: Failure | null;
};

type Failure = { at: Date | null; error: string; isGivenUp: boolean };

type Delivery = { deliveredAt: Date };

/** Served by the index of the unsent messages. */
export async function readChannelState(
  database: Database,
  channel: Channel,
): Promise<ChannelState> {
  const unsent = () => database("outbox").where({ channel }).whereNull("sentAt");
  const [delivery, waiting, failure] = await Promise.all([
    database("channelDeliveries").where({ channel }).first<Delivery | undefined>("deliveredAt"),
    unsent().whereNull("failedAt").count<{ count: string }[]>({ count: "*" }), // a bigint: arrives as a string
    unsent()
      .whereNotNull("lastError")
      .orderByRaw("last_failed_at DESC NULLS LAST, id DESC")
      .first<Failure | undefined>(
        "lastFailedAt as at",
        "lastError as error",
        database.raw("failed_at IS NOT NULL AS is_given_up"),
      ),
  ]);
  return {
    lastDeliveredAt: delivery?.deliveredAt ?? null,
    waiting: Number(waiting[0]?.count),
    failure: failure ?? null,
  };
}
