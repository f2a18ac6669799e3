import { setTimeout as wait } from "node:timers/promises";
import { startLoad } from "../servers/startLoad";
import {
  call,
  containersOf,
  docker,
  dockerMeanwhile,
  isFull,
  postQuote,
  stackProject,
  until,
} from "../servers/theStack";

jest.setTimeout(180_000);

const scale = (count: number) =>
  dockerMeanwhile(
    ...["compose", "-p", stackProject, "--progress", "quiet"],
    ...["up", "--detach", "--wait", "--scale", `api=${count}`],
  );

test("scaling to --scale api=3 and back: all three answer, and no request fails", async () => {
  const load = startLoad([() => call("/api/health/live"), () => postQuote()], 4);
  try {
    await scale(3);
    const since = new Date().toISOString();
    const replicas = containersOf("api");
    expect(replicas).toHaveLength(3);
    for (const replica of replicas) await until(() => hasAnswered(replica, since));
    await scale(2);
    await wait(isFull ? 10_000 : 1000);
  } finally {
    await load.stop();
  }
  const { count, failures } = await load.stop();

  console.info(`2, 3 and 2 replicas: ${count} requests`);
  expect(failures).toEqual([]);
  expect(containersOf("api")).toHaveLength(2);
});

/** Health checks ask for another path. */
const hasAnswered = (container: string, since: string) =>
  docker("logs", "--since", since, container).includes('"path":"/api/health/live"');
