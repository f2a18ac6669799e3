import { prepareRoles } from "@ridgeline/db/prepareRoles";
import { seedBusiness } from "../business/sampleBusiness";
import { readApiRole, readLogin } from "../config/readConfig";
import { checkSettings, refuseMistakes } from "../config/settings";
import { migrateDatabase, seedDatabase } from "../content/prepareDatabase";
import type { Database } from "../database/connect";
import { print } from "../process/print";
import { withDatabase, withDatabaseAt } from "./withDatabase";

export function migrate(): Promise<void> {
  return withDatabase(async (database) => {
    print(await migrateDatabase(database, readApiRole(process.env)));
  });
}

/** Migrates, then adds once what is missing: the starter content and the sample business. */
export async function prepareSite(database: Database): Promise<void> {
  print(await migrateDatabase(database, readApiRole(process.env)));
  print(await seedDatabase(database));
  print(await seedBusiness(database));
}

/** The only command that connects as the superuser. */
export async function createRoles(): Promise<void> {
  const names = ["DATABASE_SUPERUSER_URL", "DATABASE_URL", "DATABASE_API_URL"] as const;
  const { values, mistakes } = checkSettings(process.env, names);
  refuseMistakes(mistakes);
  const { DATABASE_SUPERUSER_URL = "", DATABASE_URL = "", DATABASE_API_URL = "" } = values;
  const [owner, api] = [readLogin(DATABASE_URL), readLogin(DATABASE_API_URL)];
  await withDatabaseAt(DATABASE_SUPERUSER_URL, (database) => prepareRoles(database, owner, api));
  print(`The database belongs to ${owner.name}; the API connects as ${api.name}.`);
}
