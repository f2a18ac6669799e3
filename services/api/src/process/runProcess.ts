import { toPrintable } from "./print";

type Stop = () => Promise<void>;

let stop: Stop = () => Promise.resolve();
let isStopping = false;

/** Replaces what SIGTERM and SIGINT do before the process exits. */
export function stopBy(next: Stop): void {
  stop = next;
}

/**
 * Runs a process. A failure is printed to standard error as one message without a stack, and the exit code is 1. `start`
 * resolves to a function that runs on SIGTERM or SIGINT before the process exits with 0.
 */
export async function runProcess(start: () => Promise<Stop>): Promise<void> {
  obeySignals(0);
  try {
    stopBy(await start());
  } catch (error) {
    if (!isStopping) fail(error);
  }
}

/** Runs a command to completion: exit code 0, or 1 with its error as one message, or 1 if a signal interrupts it. */
export async function runCommand(run: () => Promise<void>): Promise<void> {
  obeySignals(1);
  try {
    await run();
    if (!isStopping) exitAfterWriting(0);
  } catch (error) {
    if (!isStopping) fail(error);
  }
}

function obeySignals(exitCode: number): void {
  const handleSignal = () => {
    if (isStopping) return;
    isStopping = true;
    stop().then(() => process.exit(exitCode), fail);
  };
  process.on("SIGTERM", handleSignal);
  process.on("SIGINT", handleSignal);
}

/** A pipe buffers 64 kB: exiting before the rest is written would cut an export off. */
function exitAfterWriting(exitCode: number): void {
  process.stdout.on("error", () => process.exit(1)); // nobody reads on
  process.stdout.write("", () => process.exit(exitCode));
}

function fail(error: unknown): never {
  process.stderr.write(`${toPrintable(sentence(error))}\n`);
  process.exit(1);
}

function sentence(error: unknown): string {
  if (error instanceof AggregateError && error.message === "") {
    return error.errors.map(sentence).join("\n");
  }
  return error instanceof Error ? error.message : String(error);
}
