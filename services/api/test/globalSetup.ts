import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PostgreSqlContainer } from "@testcontainers/postgresql";
import { Client } from "pg";
import { startPostgres } from "../src/standalone/startPostgres";
import { isDockerThere } from "./isDockerThere";
import { createApiRole, createTemplate, stopWritingToDisk } from "./testDatabase";

type Running = { url: string; stop: () => Promise<unknown> };

declare global {
  var runningPostgres: Running | undefined;
}

/**
 * One real Postgres for the whole run: the one that TEST_POSTGRES_URL names, else a new one, in a container where a
 * Docker engine answers, else embedded.
 */
export default async function globalSetup(): Promise<void> {
  const running = process.env["TEST_POSTGRES_URL"];
  await (running ? checkConnection(running) : startOwn());
  await createApiRole();
  await createTemplate();
}

async function startOwn(): Promise<void> {
  process.env["TESTCONTAINERS_RYUK_DISABLED"] ??= "true";
  globalThis.runningPostgres = isDockerThere() ? await startContainer() : await startEmbedded();
  process.env["TEST_POSTGRES_URL"] = globalThis.runningPostgres.url;
  await stopWritingToDisk();
}

/** Ends the run at once where nothing answers: each test by itself would fail late, and leave connections open. */
async function checkConnection(url: string): Promise<void> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 5000 });
  await client.connect();
  await client.end();
}

/**
 * Its health check is not run by a shell, as the class's own is. On a busy machine Docker would end the shell, pg_isready
 * would become a child of Postgres, and Postgres would take its death for a crash and restart.
 */
async function startContainer(): Promise<Running> {
  const container = await new PostgreSqlContainer("postgres:17")
    .withHealthCheck({
      test: ["CMD", "pg_isready", "--host=localhost"],
      interval: 500,
      retries: 240,
    })
    .start();
  return { url: container.getConnectionUri(), stop: () => container.stop() };
}

async function startEmbedded(): Promise<Running> {
  return startPostgres(mkdtempSync(join(tmpdir(), "ridgeline-test-")));
}
