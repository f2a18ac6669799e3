import type { Database } from "../../../database/connect";
import type { Channel } from "../channel";

export type OutboxEntry = Readonly<{
  id: number;
  kind: string;
  channel: Channel;
  quoteRequestId: number | null;
  createdAt: Date;
  dueAt: Date;
  attempts: number;
  lastError: string | null;
  sentAt: Date | null;
  failedAt: Date | null;
}>;

/** The newest so many, those that have not arrived first. */
export async function listOutbox(database: Database, limit: number): Promise<OutboxEntry[]> {
  return database("outbox")
    .select<OutboxEntry[]>([
      "id",
      "kind",
      "channel",
      "quoteRequestId",
      "createdAt",
      "dueAt",
      "attempts",
      "lastError",
      "sentAt",
      "failedAt",
    ])
    .orderByRaw("sent_at IS NULL DESC, id DESC")
    .limit(limit);
}

/** Makes one due now, whatever became of it; false where there is none. */
export async function resendOne(database: Database, id: number): Promise<boolean> {
  return (await resend(database).where({ id })) > 0;
}

/** Makes all due now that were tried in vain; returns how many those are. */
export async function resendFailed(database: Database): Promise<number> {
  return resend(database).whereNull("sentAt").whereNotNull("lastError");
}

/** What has arrived before is a new message: under its old key the receiver would take it for the same one. */
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
