import { migrate } from "@ridgeline/db/migrate";
import { createDatabase, onServer } from "../../../db/test/createDatabase";
import { connect, connectForCommand, type Database } from "../src/database/connect";
import { requestSession } from "../src/database/pool";
import { createBusinessRepository } from "../src/business/businessRepository";
import { sampleBusiness } from "../src/business/sampleBusiness";

/** As in the compose stack, the API may only read and write rows. */
const API_ROLE = { name: "ridgeline_test_api", password: "rows-only" };

/** The template of every test database: it has all tables and the sample business. */
const TEMPLATE = "test_template";

const PATIENCE = 30_000;
/** For a Postgres that serves other tests too. */
export const connecting = { patience: { connect: PATIENCE, acquire: PATIENCE } };
/** The same, and on a busy machine no statement that waits for another gives up. */
export const patient = {
  patience: { ...connecting.patience, query: PATIENCE },
  session: { ...requestSession, lock_timeout: PATIENCE, statement_timeout: PATIENCE },
};

type TestDatabase = {
  url: string;
  /** For the API's own role. */
  apiUrl: string;
  /** A test may do what the API may not. */
  database: Database;
};

/** A separate database for a test, with the pool that requests use. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const url = await createDatabase(TEMPLATE);
  const apiUrl = new URL(url);
  apiUrl.username = API_ROLE.name;
  apiUrl.password = API_ROLE.password;
  return { url, apiUrl: apiUrl.href, database: connect({ url, ...patient }) };
}

/** Once for all tests. */
export async function prepareServer(): Promise<void> {
  const { name, password } = API_ROLE;
  await onServer(async (server) => {
    // No data has to survive a crash.
    for (const setting of ["fsync", "synchronous_commit", "full_page_writes"]) {
      await server.raw(`ALTER SYSTEM SET ${setting} = off`);
    }
    await server.raw("SELECT pg_reload_conf()");
    await server.raw(`CREATE ROLE ${name} LOGIN PASSWORD '${password}'`);
  });
  const template = connectForCommand(await createDatabase("template1", TEMPLATE));
  await migrate(template, name);
  await createBusinessRepository(template).create(sampleBusiness);
  await template.destroy();
}
