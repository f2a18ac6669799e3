import { chmodSync } from "node:fs";
import path from "node:path";
import { make } from "./make";
import { makeFolder, psql } from "./theStack";

export const folder = makeFolder();
chmodSync(folder, 0o755); // as Docker makes it
export const settings = { BACKUP_DIR: folder, BACKUP_KEEP: "2" };
/** Makes a backup; returns its file. */
export const backUp = async () => path.join(folder, await make("backup", settings));

/**
 * Tables that may change: the rate limits, and knex's lock, which the migrations after a restore take. A restore changes the
 * unsent messages in the outbox; the times of the last off-site backup and heartbeat are not part of a backup.
 */
const NOT_COMPARED = ["rate_limits", "migrations_lock", "outbox", "offsite_backup", "heartbeat"];
const SEQUENCES =
  "SELECT sequencename, last_value FROM pg_sequences WHERE sequencename NOT LIKE 'migrations_lock%' ORDER BY 1";

/** The row count and a checksum of every table, and the position of every sequence. */
export function fingerprint(): string {
  const rows = psql("SELECT tablename FROM pg_tables WHERE schemaname = 'public' ORDER BY 1")
    .split("\n")
    .filter((table) => !NOT_COMPARED.includes(table))
    .map(
      (table) =>
        `SELECT '${table}', md5(string_agg(t::text, ',' ORDER BY t::text)) FROM ${table} t`,
    );
  return [psql(rows.join(" UNION ALL ")), psql(SEQUENCES)].join("\n");
}
