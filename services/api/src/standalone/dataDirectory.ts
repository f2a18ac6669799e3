import { accessSync, constants, mkdirSync } from "node:fs";
import { resolve } from "node:path";

/** Where `make start` keeps its data: DATA_DIR, or `.data`. Created if missing; throws a readable message if it is unavailable. */
export function dataDirectory(environment: Readonly<Record<string, string | undefined>>): string {
  const named = environment["DATA_DIR"];
  const directory = resolve(named === undefined || named === "" ? ".data" : named);
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
