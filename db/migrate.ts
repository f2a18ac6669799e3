import type { Knex } from "knex";
import { grantRows } from "./grantRows";
import { migrations, migrationSource } from "./migrationSource";
import { withAdvisoryLock } from "./withAdvisoryLock";

const TABLE = "migrations";
const config = { migrationSource, tableName: TABLE };

export class NewerDatabaseError extends Error {}

/**
 * Migrates the database, one transaction per migration; returns the names of those that ran. Any number of processes may
 * call it at once: an advisory lock lets in one at a time. Throws NewerDatabaseError, and changes nothing, if the database
 * has migrations that this version does not know. `apiRole` gets its rights on the rows, also if no migration was missing: a
 * restored backup has none.
 */
export async function migrate(knex: Knex, apiRole?: string): Promise<string[]> {
  return withAdvisoryLock(knex, async () => {
    const unknown = (await appliedSteps(knex)).filter((name) => !isKnown(name));
    if (unknown.length > 0) {
      throw new NewerDatabaseError(
        `The database is newer than this version of Ridgeline: it has ${unknown.join(", ")}. ` +
          "Start the version that migrated it, or restore an older backup.",
      );
    }
    // A killed process would leave knex's own lock, a row, set. Ours ends with its connection, so knex's can be freed.
    await knex.migrate.forceFreeMigrationsLock(config);
    const [, taken] = (await knex.migrate.latest(config)) as [number, string[]]; // knex types its answer as any
    if (apiRole !== undefined) await grantRows(knex, apiRole);
    return taken;
  });
}

/** The migrations that the database lacks; a database that is ahead lacks none. */
export async function pendingSteps(knex: Knex): Promise<string[]> {
  const applied = new Set(await appliedSteps(knex));
  return migrations.map(({ name }) => name).filter((name) => !applied.has(name));
}

function isKnown(name: string): boolean {
  return migrations.some((step) => step.name === name);
}

async function appliedSteps(knex: Knex): Promise<string[]> {
  if (!(await knex.schema.hasTable(TABLE))) return [];
  return knex.table<{ name: string }>(TABLE).orderBy("id").pluck<string[]>("name");
}
