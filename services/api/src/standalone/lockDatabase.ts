import { Client } from "pg";

/** An arbitrary number that only `make start` locks ("ridl" in ASCII). */
const ADVISORY_LOCK = 0x7269646c;

/**
 * Locks the database for this process until either of them ends, even by a crash. Throws if another copy of Ridgeline
 * holds the lock.
 */
export async function lockDatabase(url: string, dataDirectory: string): Promise<void> {
  const client = new Client({ connectionString: url });
  client.on("error", () => {}); // the pool, which serves the requests, reports a lost database
  await client.connect();
  const { rows } = await client.query<{ locked: boolean }>(
    "SELECT pg_try_advisory_lock($1) AS locked",
    [ADVISORY_LOCK],
  );
  if (rows[0]?.locked) return;
  await client.end();
  throw new Error(
    `Another copy of Ridgeline runs on ${dataDirectory}. Stop it, or start this one with its own data: DATA_DIR=.data2 make start`,
  );
}
