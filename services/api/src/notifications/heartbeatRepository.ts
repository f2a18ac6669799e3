import type { Database } from "../database/connect";

/** Commits a write that changes nothing. Rejects if the database cannot take it. */
export async function writeHeartbeat(database: Database): Promise<void> {
  await database.raw(
    "INSERT INTO heartbeat (is_only) VALUES (true) ON CONFLICT (is_only) DO UPDATE SET is_only = true",
  );
}

/**
 * The same, for one process. True if that is the keeper, the process that wrote last; after three minutes of silence any other
 * takes over.
 */
export async function beatAs(database: Database, processId: string): Promise<boolean> {
  const { rowCount } = await database.raw<{ rowCount: number }>(
    `INSERT INTO heartbeat (beaten_at, beaten_by) VALUES (now(), :processId)
     ON CONFLICT (is_only) DO UPDATE SET beaten_at = now(), beaten_by = :processId
     WHERE heartbeat.beaten_by = :processId OR heartbeat.beaten_at < now() - interval '3 minutes'`,
    { processId },
  );
  return rowCount > 0;
}

/** True if the owner was warned within the last hours. */
export async function wasAlarmed(database: Database, hours: number): Promise<boolean> {
  const row: unknown = await database("heartbeat")
    .where("alarmedAt", ">", database.raw("now() - ? * interval '1 hour'", [hours]))
    .first("isOnly");
  return row !== undefined;
}

export async function recordAlarm(database: Database): Promise<void> {
  await database("heartbeat").update({ alarmedAt: database.fn.now() });
}
