import type { Knex } from "knex";

/**
 * One row, while there is an off-site backup: since when the API watches it, when a backup last succeeded (written by
 * deploy/offsite.sh), and when the owner was last told that there is none. Backups leave its content out, so a restored
 * database starts anew. `kind` gets the message about it.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    CREATE TABLE offsite_backup (
      is_only boolean PRIMARY KEY DEFAULT true CHECK (is_only),
      watched_since timestamptz NOT NULL DEFAULT now(),
      succeeded_at timestamptz,
      warned_at timestamptz
    );
    ALTER TABLE outbox
      DROP CONSTRAINT outbox_kind_check,
      ADD CONSTRAINT outbox_kind_check CHECK (kind IN ('quote-request', 'digest', 'no-backup'));
  `);
}
