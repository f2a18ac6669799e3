import type { Knex } from "knex";

/**
 * Counters of rate-limiter-flexible (its columns), shared by all API processes. Unlogged: counting does not write to the
 * log, and after a crash the counts simply restart at zero.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    CREATE UNLOGGED TABLE rate_limits (
      key varchar(255) PRIMARY KEY,
      points integer NOT NULL DEFAULT 0,
      expire bigint
    );
    CREATE INDEX rate_limits_expire ON rate_limits (expire);
  `);
}
