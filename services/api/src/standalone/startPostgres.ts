import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import {
  chownSync,
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { promisify } from "node:util";
import { Client } from "pg";
import { readOrCreateSecret } from "../config/readSecret";
import { stopBy } from "../process/runProcess";
import { freePort } from "./freePort";
import { findPostgresHome, type PostgresHome, type PostgresUser } from "./postgresHome";

const NAME = "ridgeline";

type EmbeddedPostgres = {
  url: string;
  /** The folder with its data. */
  folder: string;
  /** Stops the server, even if it was already running. */
  stop: () => Promise<void>;
  /** Stops the server unless it was running before. */
  stopIfStarted: () => Promise<void>;
};

/**
 * The Postgres with its data in `dataDirectory`: created the first time, started unless it is already running. It listens
 * only on 127.0.0.1, on a free port, and logs to postgres.log. It can outlive this process, so if this call starts it, a
 * signal stops it.
 */
export async function startPostgres(dataDirectory: string): Promise<EmbeddedPostgres> {
  const home = findPostgresHome(dataDirectory);
  const log = join(dataDirectory, "postgres.log");
  const password = await readOrCreateSecret(join(dataDirectory, "database-password"));
  if (!existsSync(home.data)) await createCluster(home, password);

  const running = findServer(home.data);
  const server = running ?? (await spawnServer(home, log));
  const stop = () => stopServer(server);
  const stopIfStarted = running ? () => Promise.resolve() : stop;
  stopBy(stopIfStarted);
  const url = (database: string) =>
    `postgres://${NAME}:${password}@127.0.0.1:${server.port}/${database}`;
  try {
    await createDatabase(url("postgres"), server);
  } catch (error) {
    await stopIfStarted();
    throw new Error(`Postgres did not start: ${(error as Error).message} See ${log}`); // thrown here or by pg
  }
  return { url: url(NAME), folder: home.data, stop, stopIfStarted };
}

/** Creates the data folder of a new Postgres, first under a temporary name, in case the start is interrupted. */
async function createCluster({ bin, data, user }: PostgresHome, password: string): Promise<void> {
  const unfinished = `${data}.unfinished`;
  const passwordFile = `${data}.password`;
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { mode: 0o700 });
  writeFileSync(passwordFile, password, { mode: 0o600 });
  giveTo(user, unfinished, passwordFile);
  try {
    await initdb(bin, user, [
      `--pgdata=${unfinished}`,
      `--username=${NAME}`,
      `--pwfile=${passwordFile}`,
      "--auth=scram-sha-256",
      "--encoding=UTF8",
      "--locale=C",
    ]);
  } finally {
    rmSync(passwordFile, { force: true });
  }
  renameSync(unfinished, data);
}

function giveTo({ uid, gid }: PostgresUser, ...paths: string[]): void {
  if (uid === undefined || gid === undefined) return;
  for (const path of paths) chownSync(path, uid, gid);
}

async function initdb(bin: string, user: PostgresUser, flags: string[]): Promise<void> {
  try {
    await promisify(execFile)(join(bin, "initdb"), flags, { ...user, cwd: "/" });
  } catch (error) {
    throw new Error(`Postgres could not create its data folder: ${(error as Error).message}`); // execFile rejects with nothing else
  }
}

type PostgresServer = { pid: number; port: number; isRunning: () => boolean };

/** The server that runs on this data, if any, found through its postmaster.pid. */
export function findServer(data: string): PostgresServer | undefined {
  try {
    const lines = readFileSync(join(data, "postmaster.pid"), "utf8").split("\n");
    const [pid, port] = [Number(lines[0]), Number(lines[3])];
    if (!isProcess(pid) || !isPostgres(pid)) return undefined;
    return { pid, port, isRunning: () => isProcess(pid) };
  } catch {
    return undefined;
  }
}

function isProcess(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM"; // node adds the code
  }
}

/** After the machine crashed, the pid may belong to another program. Without /proc the pid is trusted. */
function isPostgres(pid: number): boolean {
  try {
    return readFileSync(`/proc/${pid}/comm`, "utf8").startsWith("postgres");
  } catch {
    return process.platform !== "linux";
  }
}

/** Starts a server in its own process group: Ctrl-C must not stop it before the open requests are answered. */
async function spawnServer(
  { bin, data, user }: PostgresHome,
  log: string,
): Promise<PostgresServer> {
  const port = await freePort();
  const output = openSync(log, "a", 0o600);
  const child = spawn(
    join(bin, "postgres"),
    ["-D", data, "-p", String(port), "-h", "127.0.0.1", "-c", "unix_socket_directories="],
    { ...user, cwd: "/", detached: true, stdio: ["ignore", output, output] },
  );
  closeSync(output);
  if (child.pid === undefined) {
    const [error] = (await once(child, "error")) as [Error]; // what an 'error' event carries
    throw new Error(`Postgres did not start: ${error.message}`);
  }
  child.unref();
  let hasExited = false;
  child.on("exit", () => (hasExited = true));
  return { pid: child.pid, port, isRunning: () => !hasExited };
}

/** Fast shutdown: closes connections; committed data is on disk. */
export async function stopServer({ pid, isRunning }: PostgresServer): Promise<void> {
  if (isRunning()) process.kill(pid, "SIGINT");
  while (isRunning()) await wait(20);
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

const START_TIMEOUT = 30_000;

async function connectWhenReady(url: string, server: PostgresServer): Promise<Client> {
  const deadline = performance.now() + START_TIMEOUT;
  for (;;) {
    const client = new Client({ connectionString: url });
    try {
      await client.connect();
      return client;
    } catch (error) {
      if (!server.isRunning() || performance.now() > deadline) throw error;
      await wait(50);
    }
  }
}

/** An arbitrary number that only `make start` locks ("ridl" in ASCII). */
const ADVISORY_LOCK = 0x7269646c;

/**
 * Locks the database for this process until either of them ends, even by a crash. Throws if another copy of Ridgeline
 * holds the lock.
 */
export async function lockDatabase(url: string, dataDirectory: string): Promise<void> {
  const client = new Client({ connectionString: url });
  client.on("error", () => {}); // the pool, which serves the requests, reports a lost database
  await client.connect();
  const { rows } = await client.query<{ locked: boolean }>(
    "SELECT pg_try_advisory_lock($1) AS locked",
    [ADVISORY_LOCK],
  );
  if (rows[0]?.locked) return;
  await client.end();
  throw new Error(
    `Another copy of Ridgeline runs on ${dataDirectory}. Stop it, or start this one with its own data: DATA_DIR=.data2 make start`,
  );
}
