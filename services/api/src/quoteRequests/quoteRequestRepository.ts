import { quoteFieldList, trackingFields } from "@ridgeline/contract/quoteFields";
import type { QuoteRequest } from "@ridgeline/contract/quoteRequest";
import { type Database, daysAgo } from "../database/connect";
import { DAY, deleteUnsent, isOpen, queueAboutRequest } from "../database/queueMessages";

/** The columns of a QuoteRequest. */
const quoteRequestColumns: readonly (keyof QuoteRequest)[] = [
  "id",
  "createdAt",
  ...quoteFieldList.map(({ name }) => name),
  ...trackingFields.map(({ column }) => column),
];

/** The owner's list: newest first, without the quarantine. */
export function listQuoteRequests(database: Database): Promise<QuoteRequest[]> {
  return database("quoteRequests")
    .select<QuoteRequest[]>(...quoteRequestColumns)
    .whereNull("quarantinedAt")
    .orderBy("id", "desc");
}

/** The quarantine in the same form. */
export function listQuarantine(database: Database): Promise<QuoteRequest[]> {
  return quarantine(database)
    .select<QuoteRequest[]>(...quoteRequestColumns)
    .orderBy("id", "desc");
}

const INTERNAL = new Set(["idempotencyKey", "payloadDigest", "postedOn"]);

/** Everything stored about each request, quarantined ones included, oldest first; without internal columns. */
export async function exportRequests(database: Database): Promise<object[]> {
  const rows = await database("quoteRequests").select<Record<string, unknown>[]>().orderBy("id");
  return rows.map((row) =>
    Object.fromEntries(Object.entries(row).filter(([name]) => !INTERNAL.has(name))),
  );
}

/** Deletes a request and its unsent notifications; false if there is none with this id. */
export async function deleteRequest(database: Database, id: number): Promise<boolean> {
  return (await database("quoteRequests").where({ id }).delete()) > 0;
}

/** Deletes requests older than this many days; returns how many. */
export async function purgeRequests(database: Database, days: number): Promise<number> {
  return database("quoteRequests").where("createdAt", "<", daysAgo(database, days)).delete();
}

/**
 * Moves a request to the owner's list, sorted by the time it arrived, and queues what storing it would have queued, in one
 * statement. False if it is not in quarantine.
 */
export async function releaseRequest(
  database: Database,
  id: number,
  channels: readonly string[],
): Promise<boolean> {
  const { rows } = await database.raw<{ rows: unknown[] }>(
    `WITH released AS (
       UPDATE quote_requests SET quarantined_at = NULL WHERE id = :id AND quarantined_at IS NOT NULL RETURNING *
     ), ${queueAboutRequest("released")}
     SELECT FROM released`,
    { id, network: null, channels: [...channels] },
  );
  return rows.length > 0;
}

/**
 * Moves a request from the owner's list to those held as spam, and deletes its unsent messages, in one statement. False if it
 * is not in the list.
 */
export async function holdRequest(database: Database, id: number): Promise<boolean> {
  const { rows } = await database.raw<{ rows: unknown[] }>(
    `WITH held AS (
       UPDATE quote_requests SET quarantined_at = now() WHERE id = :id AND quarantined_at IS NULL RETURNING id
     ), ${deleteUnsent("held")}
     SELECT FROM held`,
    { id },
  );
  return rows.length > 0;
}

/** Deletes one request in quarantine; false if it is not there. */
export async function deleteQuarantined(database: Database, id: number): Promise<boolean> {
  return (await quarantine(database).where({ id }).delete()) > 0;
}

/** Deletes requests that have been in quarantine for more than this many days; returns how many. */
export async function purgeQuarantine(database: Database, days: number): Promise<number> {
  return quarantine(database).where("quarantinedAt", "<", daysAgo(database, days)).delete();
}

/**
 * Deletes the expired counts of the limit, and with them the addresses. Skips locked rows: a request locks two
 * (storeQuoteRequest.ts), perhaps in another order.
 */
export async function deleteExpiredCounts(database: Database): Promise<void> {
  const counts = () => database("rateLimits");
  const past = counts()
    .select("key")
    .whereRaw(`NOT ${isOpen("expire", DAY)}`)
    .forUpdate()
    .skipLocked();
  await counts().whereIn("key", past).delete();
}

type Found = Omit<QuoteRequest, "createdAt"> & { createdAt: Date; isLate: boolean };

/** For a message about it; `isLate` after a day. Undefined if it has been deleted. */
export async function findRequest(database: Database, id: number): Promise<Found | undefined> {
  const isLate = database.raw("created_at < now() - interval '1 day' AS is_late");
  return database("quoteRequests")
    .where({ id })
    .first<Found | undefined>(...quoteRequestColumns, isLate);
}

function quarantine(database: Database) {
  return database("quoteRequests").whereNotNull("quarantinedAt");
}
