import type { Knex } from "knex";

/** An arbitrary number that only the commands below lock ("ridg" in ASCII). */
const ADVISORY_LOCK = 0x72696467;

/** Waits until no other process migrates this database or prepares its roles. Holds one connection; `run` uses the others. */
export async function withAdvisoryLock<T>(knex: Knex, run: () => Promise<T>): Promise<T> {
  return knex.transaction(async (lock) => {
    const limits = ["lock_timeout", "statement_timeout", "idle_in_transaction_session_timeout"];
    for (const limit of limits) await lock.raw(`SET LOCAL ${limit} = 0`);
    await lock.raw("SELECT pg_advisory_xact_lock(?)", [ADVISORY_LOCK]);
    return run();
  });
}
