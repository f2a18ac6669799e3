import { setTimeout as wait } from "node:timers/promises";

type LoadResult = {
  count: number;
  failures: string[];
  /** Milliseconds within which this share (0 to 1) of the requests was answered. */
  quantile: (part: number) => number;
};

type Load = { sent: () => number; stop: () => Promise<LoadResult> };

type Request = () => Promise<Response>;

/**
 * Sends the requests in turn, `parallel` at a time, until stopped, with a pause (in milliseconds) after each. Any status
 * except 2xx, or no response, is a failure.
 */
export function startLoad(requests: Request[], parallel: number, pause = 0): Load {
  const times: number[] = [];
  const failures: string[] = [];
  let isStopped = false;
  let turn = 0;

  async function send(): Promise<void> {
    while (!isStopped) {
      const request = requests[turn++ % requests.length];
      const started = performance.now();
      const failure = await request?.().then(explain).catch(String);
      times.push(performance.now() - started);
      if (failure) failures.push(failure);
      if (pause > 0) await wait(pause);
    }
  }
  const senders = Array.from({ length: parallel }, send);

  async function stop(): Promise<LoadResult> {
    isStopped = true;
    await Promise.all(senders);
    times.sort((a, b) => a - b);
    const quantile = (part: number) => times[Math.ceil(times.length * part) - 1] ?? Infinity;
    return { count: times.length, failures, quantile };
  }
  return { sent: () => times.length, stop };
}

async function explain(response: Response): Promise<string | undefined> {
  const text = await response.text();
  return response.ok ? undefined : `${response.status} ${new URL(response.url).pathname} ${text}`;
}
