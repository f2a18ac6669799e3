import { type Database, daysAgo } from "../../../database/connect";
import { isPointless, MAX_LISTED, SEND_TIMEOUT } from "../notification";
import type { Channel, Notification, QuoteRequests } from "../notification";
import { recordDelivery } from "./deliveryRepository";

/** Seconds after which a claimed row is due again: sending takes less, so the process that claimed it has died. */
const LEASE = (4 * SEND_TIMEOUT) / 1000;

/** An arbitrary number that only queueDigest locks ("digs" in ASCII). */
const ADVISORY_LOCK = 0x64696773;

type Claimed = Omit<Notification, "requests" | "more"> & { quoteRequestId: number | null };

export type OutboxRepository = ReturnType<typeof createOutboxRepository>;

/** The worker's side of the outbox; what the operator sees of it is in operatorRepository.ts. */
export function createOutboxRepository(database: Database, quoteRequests: QuoteRequests) {
  const outbox = () => database("outbox");
  return {
    /** Takes up to `limit` due rows that no other worker is claiming; each belongs to the caller for LEASE seconds. */
    claim: async (channel: Channel, limit: number): Promise<Notification[]> => {
      const notifications = [];
      for (const { quoteRequestId, ...message } of await claimDue(database, channel, limit)) {
        const which = message.kind === "digest" ? { digestId: message.id } : { id: quoteRequestId };
        const found = await quoteRequests.findRequests(database, which, MAX_LISTED);
        notifications.push({ ...message, ...found });
      }
      return notifications;
    },

    markSent: async (notification: Notification): Promise<void> => {
      const { id, channel } = notification;
      await outbox().where({ id }).update({ sentAt: database.fn.now(), lastError: null });
      if (!isPointless(notification)) await recordDelivery(database, channel);
    },

    /** Due again after that many seconds; given up if there are none. */
    markFailed: async (id: number, reason: string, retryAfter?: number): Promise<void> => {
      const next =
        retryAfter === undefined
          ? { failedAt: database.fn.now() }
          : { dueAt: inSeconds(database, retryAfter) };
      await outbox()
        .where({ id })
        .update({ lastError: reason, lastFailedAt: database.fn.now(), ...next });
    },

    /** Deletes messages sent more than that many days ago; not digests, since quote requests refer to them. */
    forgetSent: (days: number): Promise<number> =>
      outbox().whereNot({ kind: "digest" }).where("sentAt", "<", daysAgo(database, days)).delete(),

    /**
     * Queues a digest of the quarantined requests that no digest lists yet; does nothing if there are none or the last digest
     * is less than a day old. Returns whether it queued one. Safe to call from several processes at once.
     */
    queueDigest: (): Promise<boolean> =>
      database.transaction(async (transaction) => {
        await transaction.raw("SELECT pg_advisory_xact_lock(?)", [ADVISORY_LOCK]);
        if (await hasRecentDigest(transaction)) return false;
        if (!(await quoteRequests.hasUnlisted(transaction))) return false;
        const digest = transaction("outbox").insert({ kind: "digest", channel: "email" });
        const [row] = await digest.returning<{ id: number }[]>("id");
        if (!row) throw new Error("INSERT INTO outbox returned no row");
        await quoteRequests.listInDigest(transaction, row.id);
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
    .returning<Claimed[]>(["id", "kind", "channel", key, "attempts", "quoteRequestId", "deviceId"]);
}

function inSeconds(database: Database, seconds: number) {
  return database.raw("now() + ? * interval '1 second'", [seconds]);
}

async function hasRecentDigest(database: Database): Promise<boolean> {
  const row: unknown = await database("outbox")
    .where({ kind: "digest" })
    .where("createdAt", ">", daysAgo(database, 1))
    .first("id");
  return row !== undefined;
}
