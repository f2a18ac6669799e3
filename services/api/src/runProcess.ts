/**
 * Runs a process whose failures are sentences: they go to standard error as they are, without a stack, and the exit
 * code is 1. `start` resolves to what must be done on SIGTERM or SIGINT before the process exits with 0.
 */
export async function runProcess(start: () => Promise<() => Promise<void>>): Promise<void> {
  try {
    const stop = await start();
    let isStopping = false;
    const handleSignal = () => {
      if (isStopping) return;
      isStopping = true;
      stop().then(() => process.exit(0), fail);
    };
    process.on("SIGTERM", handleSignal);
    process.on("SIGINT", handleSignal);
  } catch (error) {
    fail(error);
  }
}

/** Runs a command to its end: exit code 0, or its error as a sentence and 1. */
export async function runCommand(run: () => Promise<void>): Promise<void> {
  try {
    await run();
    process.exit(0);
  } catch (error) {
    fail(error);
  }
}

function fail(error: unknown): never {
  process.stderr.write(`${sentence(error)}\n`);
  process.exit(1);
}

function sentence(error: unknown): string {
  if (error instanceof AggregateError && error.message === "") {
    return error.errors.map(sentence).join("\n");
  }
  return error instanceof Error ? error.message : String(error);
}
