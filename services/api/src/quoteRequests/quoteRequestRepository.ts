import { MAX_INT4 } from "@ridgeline/contract/jsonSchema";
import { quoteFieldList, trackingFields } from "@ridgeline/contract/quoteFields";
import type { QuoteRequest } from "@ridgeline/contract/quoteRequest";
import { type Database, daysAgo } from "../database/connect";

/** The columns of a QuoteRequest. */
const quoteRequestColumns: readonly (keyof QuoteRequest)[] = [
  "id",
  "createdAt",
  ...quoteFieldList.map(({ name }) => name),
  ...trackingFields.map(({ column }) => column),
];

/** The owner's list in pages: newest first, without the quarantine. */
export function listQuoteRequests(database: Database): AsyncGenerator<QuoteRequest[]> {
  return readPages(() => table(database).whereNull("quarantinedAt"));
}

/** The quarantine in the same form. */
export function listQuarantine(database: Database): AsyncGenerator<QuoteRequest[]> {
  return readPages(() => quarantine(database));
}

/** Rows per page; small, so that other requests do not wait. */
const PAGE = 500;

async function* readPages(rows: () => ReturnType<typeof table>): AsyncGenerator<QuoteRequest[]> {
  let before = MAX_INT4;
  for (;;) {
    const page = await rows()
      .select<QuoteRequest[]>(...quoteRequestColumns)
      .where("id", "<=", before)
      .orderBy("id", "desc")
      .limit(PAGE);
    yield page;
    const last = page.at(-1);
    if (!last || page.length < PAGE) return;
    before = last.id - 1;
  }
}

/** The digest of the payload that was stored under this key. */
export async function findPayloadDigest(
  database: Database,
  key: string,
): Promise<Buffer | undefined> {
  const row = await table(database)
    .first<{ payloadDigest: Buffer } | undefined>("payloadDigest")
    .where({ idempotencyKey: key });
  return row?.payloadDigest;
}

const INTERNAL = new Set(["idempotencyKey", "payloadDigest"]);

/** Everything stored about each request, quarantined ones included, oldest first; without internal columns. */
export async function exportRequests(database: Database): Promise<object[]> {
  const rows = await table(database).select<Record<string, unknown>[]>().orderBy("id");
  return rows.map((row) =>
    Object.fromEntries(Object.entries(row).filter(([name]) => !INTERNAL.has(name))),
  );
}

/** Deletes a request and its unsent notifications; false if there is none with this id. */
export async function deleteRequest(database: Database, id: number): Promise<boolean> {
  return (await table(database).where({ id }).delete()) > 0;
}

/** Deletes requests older than this many days; returns how many. */
export async function purgeRequests(database: Database, days: number): Promise<number> {
  return table(database).where("createdAt", "<", daysAgo(database, days)).delete();
}

/** Queues the notifications about a request. */
export type NotifyOwner = (database: Database, id: number) => Promise<void>;

/**
 * Moves a request to the owner's list, sorted by the time it arrived, and queues the owner's notification, in one
 * transaction. False if it is not in quarantine.
 */
export function releaseRequest(
  database: Database,
  id: number,
  notifyOwner: NotifyOwner,
): Promise<boolean> {
  return database.transaction(async (transaction) => {
    const count = await quarantine(transaction).where({ id }).update({ quarantinedAt: null });
    if (count > 0) await notifyOwner(transaction, id);
    return count > 0;
  });
}

/**
 * Moves a request from the owner's list to those held as spam, and deletes its unsent messages. False if it is not in the
 * list.
 */
export function holdRequest(
  database: Database,
  id: number,
  deleteMessages: NotifyOwner,
): Promise<boolean> {
  return database.transaction(async (transaction) => {
    const listed = table(transaction).where({ id }).whereNull("quarantinedAt");
    const count = await listed.update({ quarantinedAt: transaction.fn.now() });
    if (count > 0) await deleteMessages(transaction, id);
    return count > 0;
  });
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
  const past = counts().select("key").where("expire", "<=", Date.now()).forUpdate().skipLocked();
  await counts().whereIn("key", past).delete();
}

type Found = Omit<QuoteRequest, "createdAt"> & { createdAt: Date };

/** For a message about it; undefined if it has been deleted. */
export async function findRequest(database: Database, id: number): Promise<Found | undefined> {
  return table(database).where({ id }).first<Found | undefined>(quoteRequestColumns);
}

function table(database: Database) {
  return database("quoteRequests");
}

function quarantine(database: Database) {
  return table(database).whereNotNull("quarantinedAt");
}
