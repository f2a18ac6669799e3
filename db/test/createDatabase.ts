import { randomUUID } from "node:crypto";
import knex, { type Knex } from "knex";

/** Makes an empty database on the tests' Postgres; returns its URL. */
export async function createDatabase(): Promise<string> {
  const server = process.env["TEST_POSTGRES_URL"];
  if (!server) throw new Error("TEST_POSTGRES_URL is not set: has globalSetup run?");
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  const connection = connect(server);
  await connection.raw("CREATE DATABASE ??", [name]);
  await connection.destroy();
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}

/** Two connections: migrate() holds its lock on one of them. */
export function connect(url: string): Knex {
  return knex({ client: "pg", connection: url, pool: { min: 0, max: 2 } });
}
