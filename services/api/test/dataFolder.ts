import { chmodSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { findPostgresHome } from "../src/standalone/postgresHome";
import { findServer, stopServer } from "../src/standalone/startPostgres";

/**
 * A new folder for the data of an embedded Postgres. Its name has this process's id, so that a later run knows whether
 * somebody still uses it.
 */
export function makeDataFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), `ridgeline-test-${process.pid}-`));
  chmodSync(folder, 0o755); // Postgres does not run as root
  return folder;
}

/** Also stops its Postgres, which outlives a process that was killed. */
export async function removeDataFolder(folder: string): Promise<void> {
  const { data } = findPostgresHome(folder);
  const server = findServer(data);
  if (server) await stopServer(server);
  for (const path of [dirname(data), folder]) rmSync(path, { recursive: true, force: true });
}

/** Removes what earlier runs left behind because they were killed; what cannot be removed stays for the next run. */
export async function removeStaleFolders(): Promise<void> {
  for (const name of readdirSync(tmpdir())) {
    const [, pid] = /^ridgeline-test-(\d+)-/.exec(name) ?? [];
    if (!pid || isRunning(Number(pid))) continue;
    await removeDataFolder(join(tmpdir(), name)).catch(() => {}); // a run beside this one removes it, too
  }
}

/** True if there is a process with this id. */
export function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
