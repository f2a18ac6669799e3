import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import path from "node:path";

const DIST = path.resolve(__dirname, "../dist");

export type Built = {
  child: ChildProcess;
  /** Everything printed so far. */
  output: () => string;
  /** Resolves once the output matches; rejects if the process ends before that. */
  says: (text: RegExp) => Promise<RegExpMatchArray>;
  exitCode: Promise<number | null>;
};

const running = new Set<ChildProcess>();

/** Starts one of the built files (`npm run build`), with only PATH and HOME of this environment. */
export function runBuilt(
  file: string,
  environment: Record<string, string>,
  args: string[] = [],
): Built {
  const entry = path.join(DIST, file);
  if (!existsSync(entry)) throw new Error(`${entry} is not built: npm run build`);
  const { PATH = "", HOME = "" } = process.env;
  const child = spawn(process.execPath, [entry, ...args], { env: { PATH, HOME, ...environment } });
  running.add(child);
  let isOver = false;
  child.once("close", () => (isOver = true));
  let output = "";
  child.stdout.on("data", (text: Buffer) => (output += text.toString()));
  child.stderr.on("data", (text: Buffer) => (output += text.toString()));
  const exitCode = once(child, "close").then(([code]) => {
    running.delete(child);
    return code as number | null; // what 'close' gives
  });
  return {
    child,
    output: () => output,
    says: (text) => waitFor(text, child, () => ({ output, isOver })),
    exitCode,
  };
}

/** For afterEach: stops what a failed test left running. */
export function killLeftovers(): void {
  for (const child of running) child.kill("SIGKILL");
}

type State = { output: string; isOver: boolean };

async function waitFor(text: RegExp, child: ChildProcess, read: () => State) {
  for (;;) {
    const { output, isOver } = read();
    const match = text.exec(output);
    if (match) return match;
    if (isOver) throw new Error(`It ended without saying ${String(text)}:\n${output}`);
    await Promise.race([
      once(child.stdout ?? child, "data"),
      once(child.stderr ?? child, "data"),
      once(child, "close"),
    ]);
  }
}
