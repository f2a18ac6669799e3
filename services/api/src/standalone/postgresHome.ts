import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, statSync } from "node:fs";
import { join, parse, sep } from "node:path";
import { copyPrograms, findPrograms } from "./postgresPrograms";

/** The folders of Postgres' programs and data, and the user it runs as: never root, which Postgres refuses. */
export type PostgresHome = { bin: string; data: string; user: PostgresUser };

/** Empty for the user who runs Ridgeline. */
export type PostgresUser = { uid?: number; gid?: number };

/** Used when root starts Ridgeline in a folder that no other user can enter. */
const OUTSIDE = "/var/lib/ridgeline";

/** Finds the programs from the npm registry, and the folder for the data: below `dataDirectory` if Postgres has access. */
export function findPostgresHome(dataDirectory: string): PostgresHome {
  const programs = findPrograms();
  if (process.getuid?.() !== 0) {
    return { bin: join(programs, "bin"), data: join(dataDirectory, "postgres"), user: {} };
  }
  const home = isOpenToAll(dataDirectory) ? dataDirectory : outside(dataDirectory);
  const data = join(home, "postgres");
  const bin = join(isOpenToAll(programs) ? programs : copyPrograms(programs, OUTSIDE), "bin");
  return { bin, data, user: existsSync(data) ? ownerOf(data) : unprivilegedUser() };
}

function ownerOf(path: string): PostgresUser {
  const { uid, gid } = statSync(path);
  return { uid, gid };
}

function unprivilegedUser(): PostgresUser {
  for (const name of ["postgres", "nobody"]) {
    try {
      const id = (flag: string) =>
        Number(
          execFileSync("id", [flag, name], { stdio: ["ignore", "pipe", "ignore"] }).toString(),
        );
      return { uid: id("-u"), gid: id("-g") };
    } catch {
      continue;
    }
  }
  throw new Error(
    "Postgres does not run as root, and there is no user 'postgres' or 'nobody' to run it as. Start as an ordinary user.",
  );
}

/** True if every user can enter every folder on the way. */
function isOpenToAll(path: string): boolean {
  const { root } = parse(path);
  const parts = path.slice(root.length).split(sep);
  return parts.every((_, index) => {
    const folder = join(root, ...parts.slice(0, index + 1));
    return (statSync(folder).mode & 0o001) !== 0;
  });
}

function outside(path: string): string {
  const home = join(OUTSIDE, createHash("sha256").update(path).digest("hex").slice(0, 12));
  mkdirSync(home, { recursive: true, mode: 0o755 });
  console.log(`Postgres cannot enter ${path} (it does not run as root): its data is in ${home}.`);
  return home;
}
