import type { Database } from "../../../database/connect";

/** An arbitrary number that only the making of a digest locks ("digs" in ASCII). */
const ADVISORY_LOCK = 0x64696773;

/**
 * Puts a digest of the requests in quarantine that the owner has not been told of into the outbox, unless there are
 * none or the last one is less than a day old. Any number of processes may call it at once. True where it made one.
 */
export async function queueDigest(database: Database): Promise<boolean> {
  return database.transaction(async (transaction) => {
    await transaction.raw("SELECT pg_advisory_xact_lock(?)", [ADVISORY_LOCK]);
    if (await hasRecentDigest(transaction)) return false;
    const untold = () =>
      transaction("quoteRequests").whereNotNull("quarantinedAt").whereNull("digestId");
    if ((await untold().first<object | undefined>("id")) === undefined) return false;
    const digest = transaction("outbox").insert({ kind: "digest", channel: "email" });
    const [row] = await digest.returning<{ id: number }[]>("id");
    await untold().update({ digestId: row?.id });
    return true;
  });
}

async function hasRecentDigest(database: Database): Promise<boolean> {
  const row: unknown = await database("outbox")
    .where({ kind: "digest" })
    .where("createdAt", ">", database.raw("now() - interval '1 day'"))
    .first("id");
  return row !== undefined;
}
