import type { Knex } from "knex";

type Facts = { role: string; database: string; exists: boolean; migrates: boolean };

/**
 * Lets the role read and write the rows of every table, and nothing else; of the tables that record the migrations it may
 * only read. Run as the owner. A role that migrates itself keeps the rights that it has.
 */
export async function grantRows(knex: Knex, name: string): Promise<void> {
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
async function readFacts(knex: Knex, name: string): Promise<Facts> {
  const { rows } = await knex.raw<{ rows: [Facts] }>(
    `SELECT quote_ident(:name) AS role, quote_ident(current_database()) AS database,
       current_user = :name AS migrates, EXISTS (SELECT FROM pg_roles WHERE rolname = :name) AS exists`,
    { name },
  );
  return rows[0];
}
