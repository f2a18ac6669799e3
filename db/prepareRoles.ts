import type { Knex } from "knex";
import { withAdvisoryLock } from "./withAdvisoryLock";

export type Login = { name: string; password: string };

/**
 * Run as a superuser: creates the two roles with these passwords, makes `owner`, which migrates, the owner of the empty
 * database, and revokes what Postgres grants every role and ours do not need: other databases, and large objects. `api`
 * gets its rights from grantRows(). Safe to run again at any time.
 */
export async function prepareRoles(knex: Knex, owner: Login, api: Login): Promise<void> {
  await withAdvisoryLock(knex, async () => {
    for (const login of [owner, api]) await ensureRole(knex, login);
    const { rows } = await knex.raw<{ rows: [{ database: string }] }>(
      "SELECT current_database() AS database",
    );
    const [{ database }] = rows;
    const names = { owner: owner.name, database };
    await knex.raw(
      `ALTER DATABASE :database: OWNER TO :owner:;
       ALTER SCHEMA public OWNER TO :owner:;
       ${forget.map((setting) => `ALTER DATABASE :database: SET ${setting};`).join("")}
       REVOKE CONNECT ON DATABASE postgres, template1 FROM PUBLIC;
       REVOKE EXECUTE ON FUNCTION lo_creat, lo_create, lo_from_bytea FROM PUBLIC`,
      names,
    );
  });
}

/** A backup that was cut off keeps its locks for a minute. A slow reader is not taken for one, as tcp_user_timeout would. */
const forget = [
  "tcp_keepalives_idle = 20",
  "tcp_keepalives_interval = 5",
  "tcp_keepalives_count = 5",
  "client_connection_check_interval = 5000",
];

/** DDL takes no parameters. A DO block keeps the password out of error messages; knex would print it. */
async function ensureRole(knex: Knex, { name, password }: Login): Promise<void> {
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
