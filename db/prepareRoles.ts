import { setTimeout as wait } from "node:timers/promises";
import type { Knex } from "knex";
import { withAdvisoryLock } from "./withAdvisoryLock";

export type Login = { name: string; password: string };

const LOCK_NOT_AVAILABLE = "55P03";
const ATTEMPTS = 100;
/** Milliseconds. */
const PAUSE = 200;

/**
 * Run as a superuser: makes the two roles, with these passwords, and gives the database and its tables to `owner`, who
 * migrates. `api` gets its rights from grantRows(). Safe to run again at any time, even while an older API is still connected
 * as the superuser.
 */
export async function prepareRoles(knex: Knex, owner: Login, api: Login): Promise<void> {
  await withAdvisoryLock(knex, async () => {
    for (const login of [owner, api]) await keepRole(knex, login);
    for (const statement of await missingChanges(knex, owner.name)) await alter(knex, statement);
    for (const statement of await needlessRights(knex)) await alter(knex, statement);
  });
}

/** DDL takes no parameters. A DO block keeps the password out of error messages; knex would print it. */
async function keepRole(knex: Knex, { name, password }: Login): Promise<void> {
  await knex.transaction(async (transaction) => {
    await transaction.raw(
      "SELECT set_config('ridgeline.role', ?, true), set_config('ridgeline.password', ?, true)",
      [name, password],
    );
    await transaction.raw(`
      DO $$
      DECLARE role text := current_setting('ridgeline.role');
      BEGIN
        IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = role) THEN
          EXECUTE format('CREATE ROLE %I', role);
        END IF;
        EXECUTE format('ALTER ROLE %I WITH LOGIN NOSUPERUSER NOCREATEDB NOCREATEROLE NOREPLICATION NOBYPASSRLS PASSWORD %L',
          role, current_setting('ridgeline.password'));
      END $$
    `);
  });
}

/** What another role still owns. Indexes and sequences follow their table. */
async function missingChanges(knex: Knex, owner: string): Promise<string[]> {
  const { rows } = await knex.raw<{ rows: { statement: string }[] }>(
    `SELECT format('ALTER %s %s OWNER TO %I', kind, name, :owner::text) AS statement
     FROM (
       SELECT 'DATABASE' AS kind, quote_ident(datname) AS name, datdba AS owner
         FROM pg_database WHERE datname = current_database()
       UNION ALL SELECT 'SCHEMA', nspname, nspowner FROM pg_namespace WHERE nspname = 'public'
       UNION ALL SELECT 'TABLE', oid::regclass::text, relowner
         FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind = 'r'
     ) AS owned
     WHERE pg_get_userbyid(owner) <> :owner`,
    { owner },
  );
  return rows.map(({ statement }) => statement);
}

/** What Postgres allows every role and ours do not need: other databases, and large objects. */
async function needlessRights(knex: Knex): Promise<string[]> {
  const { rows } = await knex.raw<{ rows: { statement: string }[] }>(
    `SELECT format('REVOKE CONNECT ON DATABASE %I FROM PUBLIC', datname) AS statement
       FROM pg_database
       WHERE datname IN ('postgres', 'template1') AND has_database_privilege('public', oid, 'CONNECT')
     UNION ALL SELECT format('REVOKE EXECUTE ON FUNCTION %s FROM PUBLIC', oid::regprocedure)
       FROM pg_proc
       WHERE proname IN ('lo_creat', 'lo_create', 'lo_from_bytea') AND has_function_privilege('public', oid, 'EXECUTE')`,
  );
  return rows.map(({ statement }) => statement);
}

/** One table at a time, with a short timeout: waiting behind pg_dump for a table lock would queue every visitor behind us. */
async function alter(knex: Knex, statement: string): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await knex.transaction((transaction) =>
        transaction.raw(`SET LOCAL lock_timeout = '500ms'; ${statement}`),
      );
      return;
    } catch (error) {
      const { code } = error as { code?: string }; // pg adds it
      if (code !== LOCK_NOT_AVAILABLE || attempt === ATTEMPTS) throw error;
    }
    await wait(PAUSE);
  }
}
