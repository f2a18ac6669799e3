import type { Database } from "../../../database/connect";

/** Messages to the owner that have not arrived. */
export type Backlog = {
  /** Not tried yet, or being tried for the first time. */
  waiting: number;
  /** Tried without success, and to be tried again. */
  failing: number;
  /** Given up: `npm run notify -- resend --failed` tries them again. */
  failed: number;
  /** Age in seconds of the oldest that is waiting or failing; 0 where there is none. */
  oldestSeconds: number;
};

/** For metrics and `make status`; served by a partial index of the unsent. */
export async function readBacklog(database: Database): Promise<Backlog> {
  const [row] = await database("outbox")
    .whereNull("sentAt")
    .select<Backlog[]>(
      count(database, "waiting", "failed_at IS NULL AND last_error IS NULL"),
      count(database, "failing", "failed_at IS NULL AND last_error IS NOT NULL"),
      count(database, "failed", "failed_at IS NOT NULL"),
      database.raw(
        `coalesce(extract(epoch FROM now() - min(created_at) FILTER (WHERE failed_at IS NULL)), 0)::float8
         AS oldest_seconds`,
      ),
    );
  if (!row) throw new Error("An aggregate returned no row");
  return row;
}

function count(database: Database, name: string, condition: string) {
  return database.raw(`count(*) FILTER (WHERE ${condition})::int AS ??`, [name]);
}
