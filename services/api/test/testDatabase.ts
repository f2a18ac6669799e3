import { randomUUID } from "node:crypto";
import { migrate } from "@ridgeline/db/migrate";
import { Client } from "pg";
import { connect, connectForCommand, type Database } from "../src/database/connect";
import { createBusinessRepository } from "../src/features/business/businessRepository";
import { sampleBusiness } from "../src/features/business/sampleBusiness";

/** As in the compose stack, the API may only read and write rows. */
const API_ROLE = { name: "ridgeline_test_api", password: "rows-only" };

/** What every test database is a copy of: it has all tables, and the sample business. */
const TEMPLATE = "test_template";

/** An empty database for one test file. */
export function createEmptyDatabase(): Promise<string> {
  return createDatabase("template1");
}

async function createDatabase(
  template: string,
  name = `test_${randomUUID().replaceAll("-", "")}`,
): Promise<string> {
  await onServer((client) => client.query(`CREATE DATABASE ${name} TEMPLATE ${template}`));
  const url = serverUrl();
  url.pathname = `/${name}`;
  return url.href;
}

type TestDatabase = {
  url: string;
  /** For the API's own role. */
  apiUrl: string;
  /** A test may do what the API may not. */
  database: Database;
};

/** The same, migrated, with the sample business, and with the pool that requests use. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const url = await createDatabase(TEMPLATE);
  const apiUrl = new URL(url);
  apiUrl.username = API_ROLE.name;
  apiUrl.password = API_ROLE.password;
  return { url, apiUrl: apiUrl.href, database: connect({ url, pool: 10 }) };
}

export async function createTemplate(): Promise<void> {
  const command = connectForCommand(await createDatabase("template1", TEMPLATE));
  await migrate(command, API_ROLE.name);
  await createBusinessRepository(command).create(sampleBusiness);
  await command.destroy();
}

/** Nothing has to outlive a crash. */
export async function stopWritingToDisk(): Promise<void> {
  await onServer(async (client) => {
    for (const setting of ["fsync", "synchronous_commit", "full_page_writes"]) {
      await client.query(`ALTER SYSTEM SET ${setting} = off`);
    }
    await client.query("SELECT pg_reload_conf()");
  });
}

export async function createApiRole(): Promise<void> {
  const { name, password } = API_ROLE;
  await onServer((client) => client.query(`CREATE ROLE ${name} LOGIN PASSWORD '${password}'`));
}

async function onServer(run: (client: Client) => Promise<unknown>): Promise<void> {
  const client = new Client({ connectionString: serverUrl().href });
  await client.connect();
  try {
    await run(client);
  } finally {
    await client.end();
  }
}

function serverUrl(): URL {
  const server = process.env["TEST_POSTGRES_URL"];
  if (!server) throw new Error("TEST_POSTGRES_URL is not set: has globalSetup run?");
  return new URL(server);
}
