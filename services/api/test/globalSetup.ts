import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PostgreSqlContainer } from "@testcontainers/postgresql";
import { startPostgres } from "../src/standalone/startPostgres";
import { isDockerThere } from "./isDockerThere";
import { prepareServer } from "./testDatabase";

type Running = { url: string; stop: () => Promise<unknown> };

declare global {
  var runningPostgres: Running | undefined;
}

/** One real Postgres for the whole run: in a container where a Docker engine answers, else embedded. */
export default async function globalSetup(): Promise<void> {
  process.env["TESTCONTAINERS_RYUK_DISABLED"] ??= "true";
  const running = isDockerThere() ? await startContainer() : await startEmbedded();
  globalThis.runningPostgres = running;
  process.env["TEST_POSTGRES_URL"] = running.url;
  await prepareServer();
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
