import { setTimeout as wait } from "node:timers/promises";
import { copyCheckout } from "./copyCheckout";
import { makeMeanwhile } from "./make";
import { startLoad } from "./startLoad";
import { call, postQuote } from "./theStack";

export const MIN_REQUESTS = 3000;

/** Steps added at the end of an image's build, so that building the new version takes only a second. */
type Additions = { api?: string; web?: string };

const BEFORE = { api: "USER node\nEXPOSE 8080\n", web: "USER www-data\nEXPOSE 8080 8443\n" };

/** Runs `make upgrade` on the running stack, in a checkout of another version, under load. */
export async function upgradeStack(
  checkout: string,
  additions: Additions,
  environment: NodeJS.ProcessEnv,
) {
  const { read, write } = copyCheckout(checkout);
  let dockerfile = read("Dockerfile");
  for (const image of ["api", "web"] as const) {
    dockerfile = dockerfile.replace(BEFORE[image], `${additions[image] ?? ""}\n${BEFORE[image]}`);
  }
  write("Dockerfile", dockerfile);
  return makeUnderLoad("upgrade", checkout, environment);
}

/** Runs `make` with this target, while visitors use the stack. */
export async function makeUnderLoad(
  target: string,
  checkout: string,
  environment: NodeJS.ProcessEnv,
) {
  let stored = 0;
  const store = async () => {
    const answer = await postQuote();
    if (answer.status === 201) stored += 1;
    return answer;
  };
  const script = async () => call(scriptOf(await (await call("/")).text()));
  const requests = [...ADDRESSES.map((address) => () => call(address)), store, script];
  const unanswered: { at: number; waited: number }[] = [];
  const load = startLoad(
    requests.map((request) => async () => {
      const started = performance.now();
      try {
        return await request();
      } catch (error) {
        const at = performance.now();
        unanswered.push({ at, waited: at - started });
        throw error;
      }
    }),
    4,
    60,
  );
  const result = await makeMeanwhile(target, environment, checkout);
  while (load.sent() < MIN_REQUESTS) await wait(100);
  const { count, failures, quantile } = await load.stop();
  /** Milliseconds from the first unanswered request to the last. */
  const gap = Math.round((unanswered.at(-1)?.at ?? 0) - (unanswered[0]?.at ?? 0));
  console.info(
    `${count} requests, p99 ${Math.round(quantile(0.99))} ms, ${failures.length} failed within ${gap} ms`,
  );
  const longest = Math.max(0, ...unanswered.map(({ waited }) => waited));
  return { ...result, count, failures, unanswered: unanswered.length, longest, gap, stored };
}

const ADDRESSES = ["/", "/privacy", "/api/services", "/api/health/ready"];

/** The address of the landing page's script. */
export const scriptOf = (page: string) => /\/assets\/landing-[^" ]+\.js/.exec(page)?.[0] ?? "none";
