import { randomUUID } from "node:crypto";
import { migrate } from "@ridgeline/db/migrate";
import { Client } from "pg";
import { connect, connectForCommand, type Database } from "../src/database/connect";

/** A database of its own for a test file, empty. */
export async function createEmptyDatabase(): Promise<string> {
  const server = process.env["TEST_POSTGRES_URL"];
  if (!server) throw new Error("TEST_POSTGRES_URL is not set: has globalSetup run?");
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  const client = new Client({ connectionString: server });
  await client.connect();
  await client.query(`CREATE DATABASE ${name}`);
  await client.end();
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}

/** The same, migrated, with the pool that requests use. */
export async function createTestDatabase(): Promise<{ url: string; database: Database }> {
  const url = await createEmptyDatabase();
  const command = connectForCommand(url);
  await migrate(command);
  await command.destroy();
  return { url, database: connect({ url, pool: 10 }) };
}
