import type { Database } from "../../database/connect";

/** Everything that is stored of each request, those in quarantine too, oldest first; without what only serves the storing. */
export async function exportRequests(database: Database): Promise<object[]> {
  const rows = await database("quoteRequests").select<Record<string, unknown>[]>().orderBy("id");
  return rows.map((row) =>
    Object.fromEntries(Object.entries(row).filter(([name]) => !INTERNAL.has(name))),
  );
}

const INTERNAL = new Set(["idempotencyKey", "payloadDigest", "digestId"]);

/** Deletes one, and what was to be sent of it; false where there is none. */
export async function deleteRequest(database: Database, id: number): Promise<boolean> {
  return (await database("quoteRequests").where({ id }).delete()) > 0;
}

/** Deletes what came more than so many days ago; returns how many. */
export async function purgeRequests(database: Database, days: number): Promise<number> {
  const limit = database.raw("now() - ? * interval '1 day'", [days]);
  return database("quoteRequests").where("createdAt", "<", limit).delete();
}
