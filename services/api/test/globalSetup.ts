import { spawnSync } from "node:child_process";
import { GenericContainer, Wait } from "testcontainers";
import { startPostgres } from "../src/standalone/startPostgres";
import { makeDataFolder, removeDataFolder, removeStaleFolders } from "./dataFolder";
import { isDockerThere } from "./isDockerThere";
import { prepareServer } from "./testDatabase";

type Running = { url: string; stop: () => Promise<unknown> };

declare global {
  var runningPostgres: Running | undefined;
}

/** One real Postgres for the whole run: in a container if a Docker engine answers, otherwise embedded. */
export default async function globalSetup(): Promise<void> {
  process.env["TESTCONTAINERS_RYUK_DISABLED"] ??= "true";
  await removeStaleFolders();
  const running = isDockerThere() ? await startContainer() : await startEmbedded();
  globalThis.runningPostgres = running;
  process.env["TEST_POSTGRES_URL"] = running.url;
  try {
    await prepareServer();
  } catch (error) {
    await running.stop(); // Jest then skips globalTeardown
    throw error;
  }
}

/**
 * Not @testcontainers/postgresql, whose health check runs a shell four times a second. On a busy machine Docker kills that
 * shell, its pg_isready becomes a child of Postgres, and Postgres mistakes the child's exit for a crash and restarts.
 */
async function startContainer(): Promise<Running> {
  const container = await new GenericContainer("postgres:17")
    .withEnvironment({ POSTGRES_PASSWORD: "test" })
    .withExposedPorts(5432)
    // The first time the server is only there to create the database.
    .withWaitStrategy(Wait.forLogMessage(/ready to accept connections/, 2))
    .start();
  // Jest skips globalTeardown when it is interrupted.
  const stop = () => spawnSync("docker", ["rm", "--force", "--volumes", container.getId()]);
  process.once("exit", stop);
  for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => process.exit(1));
  const address = `${container.getHost()}:${container.getMappedPort(5432)}`;
  return {
    url: `postgres://postgres:test@${address}/postgres`,
    stop: () => Promise.resolve(stop()),
  };
}

async function startEmbedded(): Promise<Running> {
  const folder = makeDataFolder();
  const stop = () => removeDataFolder(folder);
  try {
    return { url: (await startPostgres(folder)).url, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
