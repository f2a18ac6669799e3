import { setTimeout as wait } from "node:timers/promises";

type LoadResult = {
  count: number;
  failures: string[];
  /** Milliseconds within which 99 % of the requests were answered. */
  p99: number;
  /** Milliseconds from the first failure to the last. */
  gap: number;
};

/**
 * Sends the requests in turn, `parallel` at a time, with a pause (in milliseconds) after each, until `action` is over; it can
 * ask how many were sent. Any status except 2xx, or no response, is a failure.
 */
export async function underLoad(
  requests: (() => Promise<Response>)[],
  parallel: number,
  pause: number,
  action: (sent: () => number) => Promise<unknown>,
): Promise<LoadResult> {
  const times: number[] = [];
  const failures: string[] = [];
  const failedAt: number[] = [];
  let isStopped = false;
  let turn = 0;

  async function send(): Promise<void> {
    while (!isStopped) {
      const request = requests[turn++ % requests.length];
      const started = performance.now();
      const failure = await request?.().then(explain).catch(String);
      times.push(performance.now() - started);
      if (failure) {
        failures.push(failure);
        failedAt.push(performance.now());
      }
      if (pause > 0) await wait(pause);
    }
  }
  const senders = Array.from({ length: parallel }, send);
  try {
    await action(() => times.length);
  } finally {
    isStopped = true;
    await Promise.all(senders);
  }
  times.sort((a, b) => a - b);
  const p99 = times[Math.ceil(times.length * 0.99) - 1] ?? Infinity;
  const gap = (failedAt.at(-1) ?? 0) - (failedAt[0] ?? 0);
  return { count: times.length, failures, p99, gap };
}

async function explain(response: Response): Promise<string | undefined> {
  const text = await response.text();
  return response.ok ? undefined : `${response.status} ${new URL(response.url).pathname} ${text}`;
}
