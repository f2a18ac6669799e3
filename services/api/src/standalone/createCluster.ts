import { execFile } from "node:child_process";
import { chownSync, mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import type { PostgresHome, PostgresUser } from "./postgresHome";

/** Creates the data folder of a new Postgres, first under a temporary name, in case the start is interrupted. */
export async function createCluster(
  { bin, data, user }: PostgresHome,
  name: string,
  password: string,
): Promise<void> {
  const unfinished = `${data}.unfinished`;
  const passwordFile = `${data}.password`;
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { mode: 0o700 });
  writeFileSync(passwordFile, password, { mode: 0o600 });
  giveTo(user, unfinished, passwordFile);
  try {
    await initdb(bin, user, [
      `--pgdata=${unfinished}`,
      `--username=${name}`,
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
