import { execFile } from "node:child_process";
import { cpSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { ROOT } from "./root";
import { MOST_OUTPUT, stackProject } from "./theStack";

/** Runs `make` with a target and variables, like the operator, who answers each question with no. */
export function tryMake(
  target: string,
  environment: NodeJS.ProcessEnv = {},
  checkout = ROOT,
): Promise<{ code: number; printed: string; said: string }> {
  const env = { ...process.env, COMPOSE_PROJECT_NAME: stackProject, ...environment };
  const options = { cwd: checkout, env, maxBuffer: MOST_OUTPUT };
  return new Promise((resolve) => {
    const flags = ["--silent", ...target.split(" ")];
    const child = execFile("make", flags, options, (error, stdout, stderr) => {
      const code = Number(error?.code ?? 0);
      resolve({ code, printed: stdout.trim(), said: stdout + stderr });
    });
    child.stdin?.on("error", () => {}); // it asked nothing
    child.stdin?.end("no\n");
  });
}

/** The same; returns what it printed on standard output, and throws if it fails. */
export async function make(...call: Parameters<typeof tryMake>): Promise<string> {
  const { code, printed, said } = await tryMake(...call);
  if (code !== 0) throw new Error(said);
  return printed;
}

const LEFT_OUT = /\/(node_modules|dist|generated|\.git|\.data|backups|\.env)$/;

/** Copies this checkout as on a machine that only runs the stack. */
export function copyCheckout(checkout: string) {
  cpSync(ROOT, checkout, { recursive: true, filter: (file) => !LEFT_OUT.test(file) });
  const read = (file: string) => readFileSync(path.join(checkout, file), "utf8");
  const write = (file: string, text: string) => writeFileSync(path.join(checkout, file), text);
  return { read, write };
}
