import { type Database, daysAgo } from "../database/connect";

/** Queues the warning about a missing off-site backup; app/ passes it in. */
type NotifyOwner = (database: Database) => Promise<void>;

/**
 * Warns the owner, at most once a day, that no off-site backup has succeeded for a day. One transaction records and queues
 * the warning. Safe to call from several processes at once.
 */
export async function warnAboutMissingBackup(
  database: Database,
  notifyOwner: NotifyOwner,
): Promise<void> {
  // From the first call on there is a day for the first backup.
  await table(database).insert({ isOnly: true }).onConflict("isOnly").ignore();
  await database.transaction(async (transaction) => {
    const isDue = await table(transaction)
      .where(
        transaction.raw("greatest(watched_since, succeeded_at, warned_at)"),
        "<",
        daysAgo(transaction, 1),
      )
      .update({ warnedAt: transaction.fn.now() });
    if (isDue > 0) await notifyOwner(transaction);
  });
}

export async function deleteBackupRecord(database: Database): Promise<void> {
  await table(database).delete();
}

/** When one last succeeded; undefined if there is no off-site backup. */
export async function readLastBackup(
  database: Database,
): Promise<{ succeededAt: Date | null } | undefined> {
  return table(database).first<{ succeededAt: Date | null } | undefined>("succeededAt");
}

function table(database: Database) {
  return database("offsiteBackup");
}
