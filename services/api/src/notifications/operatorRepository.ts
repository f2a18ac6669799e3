import type { Database } from "../database/connect";

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

/** Retries all failed messages now, but for confirmations that were given up; returns their number. */
export async function resendFailed(database: Database): Promise<number> {
  return database("outbox")
    .whereNull("sentAt")
    .whereNotNull("lastError")
    .whereRaw("(channel <> 'customer' OR failed_at IS NULL)")
    .update({ dueAt: database.fn.now(), attempts: 0, lastError: null, failedAt: null });
}

/** Deletes what would still be sent about a quote request. */
export async function deleteUnsentAbout(database: Database, quoteRequestId: number): Promise<void> {
  await database("outbox").where({ quoteRequestId }).whereNull("sentAt").delete();
}
