import type { Knex } from "knex";

/**
 * The SHA-256 digest of the admin token that a device was added with: the device goes when that token goes. NULL for a
 * device of an earlier version, until the API adopts it.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw("ALTER TABLE push_devices ADD COLUMN token_digest bytea");
}
