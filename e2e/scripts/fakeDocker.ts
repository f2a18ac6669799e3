import { chmodSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { tryMake } from "../servers/make";
import { ROOT } from "../servers/root";

const folders: string[] = [];

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

export const makeFolder = (): string => {
  const folder = mkdtempSync(path.join(tmpdir(), "ridgeline-scripts-"));
  folders.push(folder);
  return folder;
};

/** A folder with this checkout's scripts: they lock their folder. */
export function makeCheckout(): string {
  const folder = makeFolder();
  for (const name of ["Makefile", "deploy", ".env.example", ".git"])
    symlinkSync(path.join(ROOT, name), path.join(folder, name));
  return folder;
}

/**
 * Runs `make` in such a folder with other programs in place of some: each is a script, which finds its words in "$*". Says what
 * was printed, and how `docker` was called. What the fake `docker` does not know prints nothing.
 */
export async function makeWith(
  target: string,
  programs: Record<string, string>,
  environment: NodeJS.ProcessEnv = {},
  checkout = makeCheckout(),
) {
  const folder = makeFolder();
  const calls = path.join(folder, "calls");
  writeFileSync(calls, "");
  for (const [name, script] of Object.entries(programs)) {
    const file = path.join(folder, name);
    const record = name === "docker" ? `echo "$*" >>${calls}\n` : "";
    writeFileSync(file, `#!/usr/bin/env bash\n${record}${script}\n`);
    chmodSync(file, 0o755);
  }
  const PATH = `${folder}:${process.env["PATH"]}`;
  const { code, said } = await tryMake(target, { PATH, ...environment }, checkout);
  return { code, said, calls: readFileSync(calls, "utf8") };
}
