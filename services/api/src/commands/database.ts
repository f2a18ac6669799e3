import { migrate } from "@ridgeline/db/migrate";
import { prepareRoles } from "@ridgeline/db/prepareRoles";
import starterContent from "@ridgeline/db/seeds/starterContent.json";
import { seedBusiness } from "../business/sampleBusiness";
import { readApiRole, readLogin } from "../config/readConfig";
import { readSettings } from "../config/settings";
import { seedContent } from "../content/contentStore";
import { parseContentFile } from "../content/parseContentFile";
import { findVersionProblem, lendsSessions } from "../database/checkServer";
import type { Database } from "../database/connect";
import { print } from "../process/print";
import { withDatabase, withDatabaseAt } from "./withDatabase";

/** Runs the missing migrations and grants the API's role its rights, unless the site cannot work with this database. */
export async function migrateDatabase(database: Database): Promise<void> {
  const settings = readSettings(process.env);
  const { DATABASE_URL, DATABASE_API_URL } = settings;
  if (DATABASE_URL !== undefined && (await lendsSessions(DATABASE_URL)))
    refusePooler("DATABASE_URL");
  // Whether it can connect at all is found out by granting it rights.
  if (DATABASE_API_URL !== undefined && (await lendsSessions(DATABASE_API_URL).catch(() => false)))
    refusePooler("DATABASE_API_URL");
  const problem = await findVersionProblem(database);
  if (problem !== undefined) print(problem);
  const ran = await migrate(database, readApiRole(settings), print);
  print(ran.length === 0 ? "The database is up to date." : `Migrated: ${ran.join(", ")}.`);
}

function refusePooler(setting: string): never {
  throw new Error(
    `${setting} leads through a pooler that lends a session for one transaction only: use its session mode, or a direct connection.`,
  );
}

/** Prepares the stack's database; an external one has its roles already. The only command that connects as the superuser. */
export async function prepareStack(): Promise<void> {
  const settings = readSettings(process.env);
  const { DATABASE_SUPERUSER_URL: url, DATABASE_URL = "", DATABASE_API_URL = "" } = settings;
  if (url !== undefined) {
    const [owner, api] = [readLogin(DATABASE_URL), readLogin(DATABASE_API_URL)];
    await withDatabaseAt(url, (database) => prepareRoles(database, owner, api));
    print(`The database belongs to ${owner.name}; the API connects as ${api.name}.`);
  }
  await withDatabase(prepareSite);
}

/** Migrates, then adds once what is missing: the starter content and the sample business. */
export async function prepareSite(database: Database): Promise<void> {
  await migrateDatabase(database);
  const { content } = parseContentFile(JSON.stringify(starterContent));
  const count = await seedContent(database, content);
  print(
    count === 0
      ? "Starter content: nothing to add."
      : `Added the starter content: ${count} sample items. Replace them with your own.`,
  );
  print(await seedBusiness(database));
}
