import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";

export const root = path.resolve(import.meta.dirname, "../..");

/** The files below a folder that git does not ignore. */
export function listFiles(folder = "."): string[] {
  const flags = ["ls-files", "--cached", "--others", "--exclude-standard", folder];
  const files = execFileSync("git", flags, { cwd: root, encoding: "utf8" }).trim().split("\n");
  return files.filter((file) => existsSync(path.join(root, file)));
}

export function read(file: string): string {
  return readFileSync(path.join(root, file), "utf8");
}
