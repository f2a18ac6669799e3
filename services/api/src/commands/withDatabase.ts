import { readSettings } from "../config/settings";
import { connectForCommand, type Database } from "../database/connect";
import { isError } from "../process/isError";
import { dataDirectory } from "../standalone/postgresHome";
import { startPostgres } from "../standalone/startPostgres";

/**
 * Runs a command on the database at DATABASE_URL (or in the file DATABASE_URL_FILE), otherwise on the one of `make start`,
 * which it starts for the duration of the command unless it is already running.
 */
export async function withDatabase<T>(run: (database: Database) => Promise<T>): Promise<T> {
  const { DATABASE_URL, DATA_DIR } = readSettings(process.env);
  if (DATABASE_URL !== undefined) return withDatabaseAt(DATABASE_URL, run);
  const postgres = await startPostgres(dataDirectory(DATA_DIR));
  try {
    return await withDatabaseAt(postgres.url, run);
  } finally {
    await postgres.stopIfStarted();
  }
}

const NO_SITE = "This database has no site yet: make start, or with Docker make up, prepares it.";

export async function withDatabaseAt<T>(
  url: string,
  run: (database: Database) => Promise<T>,
): Promise<T> {
  const database = connectForCommand(url);
  try {
    return await run(database);
  } catch (error) {
    throw hasNoTables(error) ? new Error(NO_SITE) : error;
  } finally {
    await database.destroy();
  }
}

function hasNoTables(error: unknown): boolean {
  return isError(error) && "code" in error && error.code === "42P01";
}

/** Makes the command fail with this message. */
export function fail(problem: string): never {
  throw new Error(problem);
}
