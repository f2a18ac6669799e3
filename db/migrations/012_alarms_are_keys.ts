import type { Knex } from "knex";

/**
 * An alarm is a key in rate_limits. What the version before reads goes with the next release: heartbeat.beaten_at and
 * beaten_by, offsite_backup.warned_at, and the outbox's kind "no-backup".
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw("ALTER TABLE heartbeat DROP COLUMN alarmed_at");
}
