import type { Database } from "../../database/connect";
import { takeWarning, watchBackup } from "./offsiteBackupRepository";

/** Queues the message that there is no off-site backup; app/ passes it in. */
type NotifyOwner = (database: Database) => Promise<void>;

/**
 * Tells the owner, once a day, that no off-site backup has succeeded for a day: noted and queued, or neither. Safe to call
 * from several processes at once.
 */
export async function warnOwner(database: Database, notifyOwner: NotifyOwner): Promise<void> {
  await watchBackup(database);
  await database.transaction(async (transaction) => {
    if (await takeWarning(transaction)) await notifyOwner(transaction);
  });
}
