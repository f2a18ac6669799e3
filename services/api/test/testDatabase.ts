import { randomUUID } from "node:crypto";
import { migrate } from "@ridgeline/db/migrate";
import { Client } from "pg";
import { connect, connectForCommand, type Database } from "../src/database/connect";
import { createBusinessRepository } from "../src/features/business/businessRepository";
import { sampleBusiness } from "../src/features/business/sampleBusiness";

/** The databases of this process begin with it. */
const PREFIX = `test_${process.pid}_`;

/** As in the compose stack, the API may only read and write rows. */
const API_ROLE = { name: "ridgeline_test_api", password: "rows-only" };

/** An empty database for one test file. */
export function createEmptyDatabase(): Promise<string> {
  return createDatabase("template1");
}

async function createDatabase(template: string): Promise<string> {
  const name = PREFIX + randomUUID().replaceAll("-", "");
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
  const url = await createDatabase(process.env["TEST_TEMPLATE"] ?? "template1");
  await migrateForApi(url);
  const apiUrl = new URL(url);
  apiUrl.username = API_ROLE.name;
  apiUrl.password = API_ROLE.password;
  return { url, apiUrl: apiUrl.href, database: connect({ url, pool: 10 }) };
}

/** Migrates once for all: what is created from this database has all tables, and only lacks the API's rights. */
export async function createTemplate(): Promise<void> {
  const url = await createEmptyDatabase();
  await migrateForApi(url);
  process.env["TEST_TEMPLATE"] = new URL(url).pathname.slice(1);
}

async function migrateForApi(url: string): Promise<void> {
  const command = connectForCommand(url);
  try {
    await migrate(command, API_ROLE.name);
    await createBusinessRepository(command).create(sampleBusiness);
  } finally {
    await command.destroy();
  }
}

/** For a server that only the tests use: nothing has to outlive a crash. */
export async function stopWritingToDisk(): Promise<void> {
  await onServer(async (client) => {
    for (const setting of ["fsync", "synchronous_commit", "full_page_writes"]) {
      await client.query(`ALTER SYSTEM SET ${setting} = off`);
    }
    await client.query("SELECT pg_reload_conf()");
  });
}

/** A server that was there before may have it. */
export async function createApiRole(): Promise<void> {
  const { name, password } = API_ROLE;
  await onServer((client) =>
    client.query(`DO $$ BEGIN
      CREATE ROLE ${name} LOGIN PASSWORD '${password}';
      EXCEPTION WHEN duplicate_object THEN NULL;
    END $$`),
  );
}

/** Removes the databases that this process made. */
export async function dropTestDatabases(): Promise<void> {
  await onServer(async (client) => {
    const { rows } = await client.query<{ datname: string }>(
      "SELECT datname FROM pg_database WHERE starts_with(datname, $1)",
      [PREFIX],
    );
    for (const { datname } of rows) await client.query(`DROP DATABASE ${datname} WITH (FORCE)`);
  });
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
