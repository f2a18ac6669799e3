import { randomUUID } from "node:crypto";
import knex, { type Knex } from "knex";

/** Creates a database on the tests' Postgres, empty or as a copy of `template`; returns its URL. */
export async function createDatabase(
  template = "template1",
  name = `test_${randomUUID().replaceAll("-", "")}`,
): Promise<string> {
  await onServer((server) => server.raw("CREATE DATABASE ?? TEMPLATE ??", [name, template]));
  const url = serverUrl();
  url.pathname = `/${name}`;
  return url.href;
}

/** Runs statements on that Postgres that concern all of its databases. */
export async function onServer(run: (server: Knex) => PromiseLike<unknown>): Promise<void> {
  const server = connect(serverUrl().href);
  try {
    await run(server);
  } finally {
    await server.destroy();
  }
}

/** Two connections: migrate() holds its lock on one of them. */
export function connect(url: string): Knex {
  const log = { warn: () => {}, error: () => {}, debug: () => {}, deprecate: () => {} };
  return knex({ client: "pg", connection: url, pool: { min: 0, max: 2 }, log });
}

function serverUrl(): URL {
  const server = process.env["TEST_POSTGRES_URL"];
  if (!server) throw new Error("TEST_POSTGRES_URL is not set: has globalSetup run?");
  return new URL(server);
}
