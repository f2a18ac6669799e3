import type { Logger } from "pino";
import { setTimeout as wait } from "node:timers/promises";
import { isError } from "./isError";

/** `run` resolves to true if there is more to do; otherwise it runs again after `seconds`. */
export type Job = Readonly<{ name: string; seconds: number; run: () => Promise<boolean> }>;

/** Milliseconds between two runs, which leave the database to requests. */
const BREATH = 100;

/** Repeats a job. The returned function stops it, and resolves when its last run is over. */
export function repeat({ name, seconds, run }: Job, logger: Logger): () => Promise<void> {
  const stopping = new AbortController();
  const running = go();
  return async () => {
    stopping.abort();
    await running;
  };

  async function go(): Promise<void> {
    while (!stopping.signal.aborted) {
      const isMore = await runOnce();
      await pause(isMore ? BREATH : seconds * 1000, stopping.signal);
    }
  }

  async function runOnce(): Promise<boolean> {
    try {
      return await run();
    } catch (error) {
      logger.warn({ job: name, ...describe(error) }, "job failed");
      return false;
    }
  }
}

/** Postgres' messages contain visitors' values: only an error's name and code are logged. */
function describe(error: unknown): object {
  return isError(error) ? { error: error.name, code: Reflect.get(error, "code") as unknown } : {};
}

async function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  await wait(milliseconds, undefined, { signal }).catch(() => {}); // aborted: stop waiting
}
