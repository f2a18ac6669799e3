import { execFile } from "node:child_process";
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { ROOT } from "../servers/root";

const folders: string[] = [];

/** Removes what tests have made. */
export function removeFakes(): void {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
}

export const makeFolder = (): string => {
  const folder = mkdtempSync(path.join(tmpdir(), "ridgeline-scripts-"));
  folders.push(folder);
  return folder;
};

/**
 * Runs `make` in this checkout with other programs in place of some: each is a script, which finds its words in "$*". Says what
 * was printed, and how `docker` was called. What the fake `docker` does not know prints nothing.
 */
export async function makeWith(
  target: string,
  programs: Record<string, string>,
  environment: NodeJS.ProcessEnv = {},
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
  const { PATH, HOME } = process.env;
  const env = { HOME, PATH: `${folder}:${PATH}`, ...environment };
  const { code, said } = await new Promise<{ code: number; said: string }>((resolve) => {
    const options = { cwd: ROOT, env, encoding: "utf8" as const };
    const child = execFile(
      "make",
      ["--silent", ...target.split(" ")],
      options,
      (error, stdout, stderr) => resolve({ code: Number(error?.code ?? 0), said: stdout + stderr }),
    );
    child.stdin?.on("error", () => {}); // it asked nothing
    child.stdin?.end("no\n");
  });
  return { code, said, calls: readFileSync(calls, "utf8") };
}
