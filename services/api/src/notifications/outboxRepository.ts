import { type Database, daysAgo } from "../database/connect";
import { isObsolete, MAX_LISTED, SEND_TIMEOUT } from "./notification";
import type { Channel, DigestKind, Notification, QuoteRequests } from "./notification";
import { recordDelivery } from "./deliveryRepository";
import { queueDigest } from "./queueRepository";

/** Seconds after which a claimed row is due again: sending takes less, so the process that claimed it has died. */
const LEASE = (4 * SEND_TIMEOUT) / 1000;

/** An arbitrary number that only queueDigest locks ("digs" in ASCII). */
const ADVISORY_LOCK = 0x64696773;

/** Days between two digests. */
const DIGEST_EVERY: Readonly<Record<DigestKind, number>> = { digest: 1, "more-requests": 1 / 24 };

type Claimed = Omit<Notification, "requests" | "more"> & {
  quoteRequestId: number | null;
  digestId: number | null;
};

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

async function hasRecentDigest(database: Database, kind: DigestKind): Promise<boolean> {
  const row: unknown = await database("outbox")
    .where({ kind })
    .where("createdAt", ">", daysAgo(database, DIGEST_EVERY[kind]))
    .first("id");
  return row !== undefined;
}
