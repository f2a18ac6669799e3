import type { Database } from "../database/connect";
import type { Channel } from "./notification";

export type OutboxEntry = Readonly<{
  id: number;
  kind: string;
  channel: Channel;
  quoteRequestId: number | null;
  dueAt: Date;
  attempts: number;
  lastError: string | null;
  sentAt: Date | null;
  failedAt: Date | null;
}>;

export async function countUnsent(
  database: Database,
): Promise<{ waiting: number; givenUp: number }> {
  const rows = await database("outbox")
    .whereNull("sentAt")
    .select<{ failedAt: unknown }[]>("failedAt");
  const givenUp = rows.filter(({ failedAt }) => failedAt !== null).length;
  return { waiting: rows.length - givenUp, givenUp };
}

/** The newest `limit` messages, unsent ones first. */
export async function listOutbox(database: Database, limit: number): Promise<OutboxEntry[]> {
  return database("outbox")
    .select<OutboxEntry[]>()
    .orderByRaw("sent_at IS NULL DESC, id DESC")
    .limit(limit);
}

/** Makes one message due now, whatever its state; false if there is none with this id. */
export async function resendOne(database: Database, id: number): Promise<boolean> {
  return (await resend(database).where({ id })) > 0;
}

/** Retries all failed messages now; returns their number. */
export async function resendFailed(database: Database): Promise<number> {
  return resend(database).whereNull("sentAt").whereNotNull("lastError");
}

/** A message that was sent gets a new key: under the old one the receiver would drop it as a duplicate. */
function resend(database: Database) {
  return database("outbox").update({
    dueAt: database.fn.now(),
    attempts: 0,
    lastError: null,
    failedAt: null,
    sentAt: null,
    messageKey: database.raw(
      "CASE WHEN sent_at IS NULL THEN message_key ELSE gen_random_uuid() END",
    ),
  });
}

/** Deletes what would still be sent about a quote request. */
export async function forgetUnsentAbout(database: Database, quoteRequestId: number): Promise<void> {
  await database("outbox").where({ quoteRequestId }).whereNull("sentAt").delete();
}
