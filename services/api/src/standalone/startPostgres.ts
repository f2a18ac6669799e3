import { existsSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { Client } from "pg";
import { createCluster } from "./createCluster";
import { keepSecret } from "../config/readVariables";
import { findPostgresHome } from "./postgresHome";
import { findServer, spawnServer, stopServer, type PostgresServer } from "./postgresServer";

const NAME = "ridgeline";
const START_TIMEOUT = 30_000;

export type EmbeddedPostgres = {
  url: string;
  /** Stops the server, even if it was already running. */
  stop: () => Promise<void>;
  /** Stops the server unless it was running before. */
  stopIfStarted: () => Promise<void>;
};

/**
 * The Postgres with its data in `dataDirectory`: created the first time, started unless it is already running. It listens
 * only on 127.0.0.1, on a free port, and logs to postgres.log. It can outlive this process, so if this call starts it,
 * `onSpawn` gets a function to stop it at once.
 */
export async function startPostgres(
  dataDirectory: string,
  onSpawn: (stopIfStarted: () => Promise<void>) => void = () => {},
): Promise<EmbeddedPostgres> {
  const home = findPostgresHome(dataDirectory);
  const log = join(dataDirectory, "postgres.log");
  const password = await keepSecret(join(dataDirectory, "database-password"));
  if (!existsSync(home.data)) await createCluster(home, NAME, password);

  const running = findServer(home.data);
  const server = running ?? (await spawnServer(home, log));
  const stop = () => stopServer(server);
  const stopIfStarted = running ? () => Promise.resolve() : stop;
  onSpawn(stopIfStarted);
  const url = (database: string) =>
    `postgres://${NAME}:${password}@127.0.0.1:${server.port}/${database}`;
  try {
    await createDatabase(url("postgres"), server);
  } catch (error) {
    await stopIfStarted();
    throw new Error(`Postgres did not start: ${(error as Error).message} See ${log}`); // thrown here or by pg
  }
  return { url: url(NAME), stop, stopIfStarted };
}

async function createDatabase(url: string, server: PostgresServer): Promise<void> {
  const client = await connectWhenReady(url, server);
  try {
    const { rowCount } = await client.query("SELECT FROM pg_database WHERE datname = $1", [NAME]);
    if (rowCount === 0) await client.query(`CREATE DATABASE ${NAME}`);
  } finally {
    await client.end();
  }
}

async function connectWhenReady(url: string, server: PostgresServer): Promise<Client> {
  const deadline = Date.now() + START_TIMEOUT;
  for (;;) {
    const client = new Client({ connectionString: url });
    try {
      await client.connect();
      return client;
    } catch (error) {
      if (!server.isRunning() || Date.now() > deadline) throw error;
      await wait(50);
    }
  }
}
