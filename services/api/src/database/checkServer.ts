import knex from "knex";
import { type Database, silent } from "./connect";

/** The newest version that the backup's pg_dump can read (Dockerfile). */
const NEWEST = 17;

/** What is wrong with the server's version, as a sentence. */
export async function findVersionProblem(database: Database): Promise<string | undefined> {
  const { rows } = await database.raw<{ rows: [{ version: number }] }>(
    "SELECT current_setting('server_version_num')::integer AS version",
  );
  return describeVersion(rows[0].version);
}

/** `version`: as Postgres says it, 170005 for 17.5. */
export function describeVersion(version: number): string | undefined {
  const major = Math.floor(version / 10_000);
  if (major <= NEWEST) return undefined;
  return `This is Postgres ${major}, which the backup cannot read, so no upgrade runs either: use version ${NEWEST} or older.`;
}

/**
 * True behind a pooler that lends a session of the database for one transaction only, such as PgBouncer's transaction mode:
 * limits would hold for other sessions, and a dump would change what names mean to them. Sets nothing there.
 */
export async function lendsSessions(url: string): Promise<boolean> {
  const [one, other] = [openOne(url), openOne(url)];
  try {
    // While one session is in use, the other gets a second one; once both are free, it must not get the first.
    const held = await one.transaction();
    const own = await idOf(other).catch(() => undefined); // there is no second one
    await held.commit();
    const later = [await idOf(other), await idOf(other), await idOf(other)];
    return later.some((id) => id !== own);
  } finally {
    await Promise.all([one.destroy(), other.destroy()]);
  }
}

function openOne(url: string): Database {
  const connection = { connectionString: url, query_timeout: 5000 };
  return knex({ client: "pg", version: "15", connection, pool: { min: 0, max: 1 }, log: silent });
}

async function idOf(database: Database): Promise<number> {
  const { rows } = await database.raw<{ rows: [{ id: number }] }>("SELECT pg_backend_pid() AS id");
  return rows[0].id;
}
