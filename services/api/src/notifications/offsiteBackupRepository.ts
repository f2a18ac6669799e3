import { type Database, daysAgo } from "../database/connect";

/** Queues the warning about a missing off-site backup; app/ passes it in. */
type NotifyOwner = (database: Database) => Promise<void>;

/**
 * Warns the owner, at most once a day, that no off-site backup has succeeded for a day. One transaction records and queues
 * the warning. Safe to call from several processes at once.
 */
export async function warnOwner(database: Database, notifyOwner: NotifyOwner): Promise<void> {
  await watchBackup(database);
  await database.transaction(async (transaction) => {
    if (await takeWarning(transaction)) await notifyOwner(transaction);
  });
}

/** Starts watching, unless already started; a backup counts as missing a day later. */
async function watchBackup(database: Database): Promise<void> {
  await table(database).insert({ isOnly: true }).onConflict("isOnly").ignore();
}

export async function forgetBackup(database: Database): Promise<void> {
  await table(database).delete();
}

/** Records a warning; false if none is due, since a backup has succeeded or a warning was sent within a day. */
async function takeWarning(database: Database): Promise<boolean> {
  const yesterday = daysAgo(database, 1);
  const count = await table(database)
    .where(database.raw("greatest(watched_since, succeeded_at, warned_at)"), "<", yesterday)
    .update({ warnedAt: database.fn.now() });
  return count > 0;
}

function table(database: Database) {
  return database("offsiteBackup");
}
