import { quoteRequestFields } from "@ridgeline/contract/quoteRequest";
import type { Knex } from "knex";
import type { Database } from "../../../database/connect";
import type { Channel } from "../channel";
import type { Notification, NotifiedRequest } from "../notification";
import { MAX_TOLD, SEND_TIMEOUT } from "../notification";

/** Seconds after which a claimed row is due again: whoever claimed it has died, since sending takes less. */
const LEASE = (4 * SEND_TIMEOUT) / 1000;

type Claimed = Omit<Notification, "requests" | "more"> & { quoteRequestId: number | null };

export type OutboxRepository = ReturnType<typeof createOutboxRepository>;

export function createOutboxRepository(database: Database) {
  const outbox = () => database("outbox");
  return {
    /** Takes up to `limit` due rows that nobody else is taking; each is this caller's alone for LEASE seconds. */
    claim: async (channel: Channel, limit: number): Promise<Notification[]> => {
      const due = outbox()
        .select("id")
        .where({ channel })
        .whereNull("sentAt")
        .whereNull("failedAt")
        .where("dueAt", "<=", database.fn.now())
        .orderBy("dueAt")
        .limit(limit)
        .forUpdate()
        .skipLocked();
      const claimed = await outbox()
        .withMaterialized("due", due)
        .whereIn("id", database("due").select("id"))
        .update({ attempts: database.raw("attempts + 1"), dueAt: secondsFromNow(database, LEASE) })
        .returning<Claimed[]>(claimedColumns(database));
      return addRequests(database, claimed);
    },

    markSent: async (id: number): Promise<void> => {
      await outbox().where({ id }).update({ sentAt: database.fn.now(), lastError: null });
    },

    /** Due again after so many seconds; never, where there are none: given up. */
    markFailed: async (id: number, reason: string, retryAfter?: number): Promise<void> => {
      await outbox()
        .where({ id })
        .update(
          retryAfter === undefined
            ? { lastError: reason, failedAt: database.fn.now() }
            : { lastError: reason, dueAt: secondsFromNow(database, retryAfter) },
        );
    },

    /** Removes the rows of messages that arrived more than so many days ago; digests stay, since requests name them. */
    forgetSent: (days: number): Promise<number> =>
      outbox()
        .where({ kind: "quote-request" })
        .where("sentAt", "<", database.raw("now() - ? * interval '1 day'", [days]))
        .delete(),
  };
}

function claimedColumns(database: Database) {
  return [
    "id",
    "kind",
    "channel",
    database.ref("messageKey").as("key"),
    "attempts",
    "quoteRequestId",
  ];
}

function secondsFromNow(database: Database, seconds: number) {
  return database.raw("now() + ? * interval '1 second'", [seconds]);
}

async function addRequests(database: Database, claimed: Claimed[]): Promise<Notification[]> {
  const notifications = [];
  for (const { quoteRequestId, ...notification } of claimed) {
    const { kind, id } = notification;
    const told = database("quoteRequests").where(
      kind === "digest" ? { digestId: id } : { id: quoteRequestId },
    );
    const requests = await told
      .clone()
      .select<NotifiedRequest[]>(quoteRequestFields)
      .orderBy("id")
      .limit(MAX_TOLD);
    const more = requests.length < MAX_TOLD ? 0 : (await countOf(told)) - MAX_TOLD;
    notifications.push({ ...notification, requests, more });
  }
  return notifications;
}

async function countOf(rows: Knex.QueryBuilder): Promise<number> {
  const [row] = await rows.count<{ count: string }[]>({ count: "*" }); // a bigint, which arrives as a string
  return Number(row?.count);
}
