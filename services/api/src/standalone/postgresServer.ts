import { spawn } from "node:child_process";
import { once } from "node:events";
import { closeSync, openSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { freePort } from "./freePort";
import type { PostgresHome } from "./postgresHome";

export type PostgresServer = { pid: number; port: number; isRunning: () => boolean };

/** The server that runs on this data, if any, found through its postmaster.pid. */
export function findServer(data: string): PostgresServer | undefined {
  try {
    const [pid, , , port] = readFileSync(join(data, "postmaster.pid"), "utf8").split("\n");
    const server = describeServer(Number(pid), Number(port));
    return server.isRunning() && isPostgres(server.pid) ? server : undefined;
  } catch {
    return undefined;
  }
}

/** Starts a server in its own process group: Ctrl-C must not stop it before the open requests are answered. */
export async function spawnServer(
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

function describeServer(pid: number, port: number): PostgresServer {
  return { pid, port, isRunning: () => isProcess(pid) };
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
