import { execFile, execFileSync } from "node:child_process";
import { promisify } from "node:util";
import { ROOT } from "./root";
import { MOST_OUTPUT, stackProject } from "./theStack";

const optionsOf = (environment: NodeJS.ProcessEnv, cwd: string) => ({
  cwd,
  encoding: "utf8" as const,
  env: { ...process.env, COMPOSE_PROJECT_NAME: stackProject, ...environment },
  maxBuffer: MOST_OUTPUT,
});

const flagsOf = (target: string) => ["--silent", ...target.split(" ")];

/**
 * Runs `make` with a target and optional variables, like the operator, who answers each question with no. Returns the output;
 * throws if it fails.
 */
export function make(target: string, environment: NodeJS.ProcessEnv = {}, checkout = ROOT): string {
  const options = { ...optionsOf(environment, checkout), stdio: "pipe", input: "no\n" } as const;
  return execFileSync("make", flagsOf(target), options);
}

/** The same, asynchronously, so that this process can keep generating load; also returns the exit code. */
export async function makeMeanwhile(
  target: string,
  environment: NodeJS.ProcessEnv,
  checkout = ROOT,
) {
  const options = optionsOf(environment, checkout);
  try {
    const { stdout, stderr } = await promisify(execFile)("make", flagsOf(target), options);
    return { code: 0, said: stdout + stderr };
  } catch (error) {
    const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string }; // execFile's
    return { code, said: stdout + stderr };
  }
}
