import type { Knex } from "knex";
import { setTimeout as wait } from "node:timers/promises";
import * as content from "./migrations/001_content";
import * as businessAndPhotos from "./migrations/002_business_and_photos";
import * as quoteRequests from "./migrations/003_quote_requests";
import * as notifications from "./migrations/004_notifications";
import * as reviews from "./migrations/005_reviews";
import * as recipients from "./migrations/006_recipients";
import * as confirmations from "./migrations/007_confirmations";
import * as postedForms from "./migrations/008_posted_forms";
import * as fewerDetails from "./migrations/009_fewer_details";
import * as miles from "./migrations/010_miles";
import * as since from "./migrations/011_since";
import * as alarmsAreKeys from "./migrations/012_alarms_are_keys";
import * as oneTab from "./migrations/013_one_tab";
import { withAdvisoryLock } from "./withAdvisoryLock";

type Migration = { name: string; up: (knex: Knex) => Promise<void> };

/** Every migration, oldest first. Names have no file extension: knex stores them, and .ts becomes .js. */
export const migrations: readonly Migration[] = [
  { name: "001_content", ...content },
  { name: "002_business_and_photos", ...businessAndPhotos },
  { name: "003_quote_requests", ...quoteRequests },
  { name: "004_notifications", ...notifications },
  { name: "005_reviews", ...reviews },
  { name: "006_recipients", ...recipients },
  { name: "007_confirmations", ...confirmations },
  { name: "008_posted_forms", ...postedForms },
  { name: "009_fewer_details", ...fewerDetails },
  { name: "010_miles", ...miles },
  { name: "011_since", ...since },
  { name: "012_alarms_are_keys", ...alarmsAreKeys },
  { name: "013_one_tab", ...oneTab },
];

const TABLE = "migrations";

/** Milliseconds that a migration waits for a lock: whoever comes after it waits as long, requests at most 1.5 s. */
const LOCK_TIMEOUT = 500;
/** Milliseconds between two attempts, and until the last one. */
const PAUSE = 2000;
const PATIENCE = 600_000;

/** Forward only: a mistake is fixed by the next migration. */
const migrationSource: Knex.MigrationSource<Migration> = {
  getMigrations: () => Promise.resolve([...migrations]),
  getMigrationName: ({ name }) => name,
  getMigration: ({ up }) =>
    Promise.resolve({
      up: async (knex) => {
        await knex.raw(`SET LOCAL lock_timeout = ${LOCK_TIMEOUT}`);
        await up(knex);
      },
      down: () => Promise.reject(new Error("Migrations go forward only")),
    }),
};

export const migrationConfig = {
  migrationSource,
  tableName: TABLE,
  // A newer version may have migrated the database; this one keeps working, but for 010 and 011.
  disableMigrationsListValidation: true,
};

/**
 * Migrates the database, one transaction per migration; returns the names of those that ran. Any number of processes may
 * call it at once: an advisory lock lets in one at a time. While a running dump, or whatever else, uses a table, it says so
 * once and tries again for ten minutes. Grants `apiRole` its row rights every time, since a restored backup has none.
 */
export async function migrate(
  knex: Knex,
  apiRole?: string,
  say: (sentence: string) => void = () => {},
): Promise<string[]> {
  return withAdvisoryLock(knex, async () => {
    const missing = await pendingSteps(knex);
    const started = performance.now();
    for (let isFirst = true; !(await tryLatest(knex)); isFirst = false) {
      if (performance.now() - started > PATIENCE) throw new Error(`Not migrated: ${IN_USE}.`);
      if (isFirst) say(`Waiting for up to ten minutes: ${IN_USE}.`);
      await wait(PAUSE);
    }
    if (apiRole !== undefined) await grantRows(knex, apiRole);
    return missing;
  });
}

const IN_USE = "another session, such as a backup that is being made, uses the tables";

/** False if a lock was not to be had: not available (55P03) or a deadlock (40P01). */
async function tryLatest(knex: Knex): Promise<boolean> {
  try {
    // A killed process would leave knex's own lock, a row, set. Ours ends with its connection, so knex's can be freed.
    await knex.migrate.forceFreeMigrationsLock(migrationConfig);
    await knex.migrate.latest(migrationConfig);
    return true;
  } catch (error) {
    if (!["55P03", "40P01"].includes((error as { code?: string }).code ?? "")) throw error;
    return false;
  }
}

/** The migrations that the database lacks; a newer database lacks none. */
export async function pendingSteps(knex: Knex): Promise<string[]> {
  const hasTable = await knex.schema.hasTable(TABLE);
  const applied = hasTable ? await knex(TABLE).pluck<string[]>("name") : [];
  return migrations.map(({ name }) => name).filter((name) => !applied.includes(name));
}

type RoleFacts = { role: string; database: string; exists: boolean; migrates: boolean };

/**
 * Lets the role read and write every table's rows and nothing else; it may only read the tables that record the migrations.
 * Run as the owner. A role that migrates keeps its rights.
 */
async function grantRows(knex: Knex, name: string): Promise<void> {
  const { role, database, exists, migrates } = await readFacts(knex, name);
  if (!exists) throw new Error(`The database has no role ${name}, which DATABASE_API_URL names.`);
  if (migrates) return;
  await knex.transaction((transaction) =>
    transaction.raw(`
      REVOKE TEMPORARY ON DATABASE ${database} FROM PUBLIC;
      REVOKE CREATE ON SCHEMA public FROM PUBLIC;
      GRANT USAGE ON SCHEMA public TO ${role};
      GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA public TO ${role};
      GRANT SELECT, UPDATE, USAGE ON ALL SEQUENCES IN SCHEMA public TO ${role};
      REVOKE INSERT, UPDATE, DELETE ON migrations, migrations_lock FROM ${role};
    `),
  );
}

/** GRANT takes no parameters, so Postgres quotes the names. */
async function readFacts(knex: Knex, name: string): Promise<RoleFacts> {
  const { rows } = await knex.raw<{ rows: [RoleFacts] }>(
    `SELECT quote_ident(:name) AS role, quote_ident(current_database()) AS database,
       current_user = :name AS migrates, EXISTS (SELECT FROM pg_roles WHERE rolname = :name) AS exists`,
    { name },
  );
  return rows[0];
}
