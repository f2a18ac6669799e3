import { startLoad } from "../servers/startLoad";
import {
  call,
  callAsOwner,
  containersOf,
  docker,
  dockerMeanwhile,
  isFull,
  isHealthy,
  postQuote,
  until,
} from "../servers/theStack";

const MIN_REQUESTS = isFull ? 5000 : 500;
/** Requests while one replica is away. */
const WHILE_AWAY = 50;

jest.setTimeout(300_000);

afterAll(async () => {
  for (const container of containersOf("api")) await until(isHealthy(container));
});

describe("while each API replica in turn is stopped and started under load", () => {
  test.each(["TERM", "KILL"])("with SIG%s no request fails", async (signal) => {
    const load = startLoad(
      [
        () => call("/api/services"),
        () => call("/api/health/live"),
        () => call("/api/health/ready"),
        () => postQuote(),
      ],
      8,
    );
    try {
      for (const container of containersOf("api")) {
        await dockerMeanwhile("kill", "--signal", signal, container);
        await until(() => state(container) === "exited");
        const sent = load.sent();
        await until(() => load.sent() > sent + WHILE_AWAY);
        await dockerMeanwhile("start", container);
        // `make upgrade` waits too: nginx resolves the replicas once a second.
        await until(isHealthy(container));
      }
      await until(() => load.sent() > MIN_REQUESTS, 120_000);
    } finally {
      await load.stop();
    }
    const { count, failures, quantile } = await load.stop();

    console.info(`SIG${signal}: ${count} requests, p99 ${Math.round(quantile(0.99))} ms`);
    expect(failures).toEqual([]);
    expect(count).toBeGreaterThan(MIN_REQUESTS);
  });
});

test("while all replicas are frozen, every path gets an answer within 7 s", async () => {
  expect((await call("/")).status).toBe(200);
  expect((await call("/api/services")).status).toBe(200);
  const replicas = containersOf("api");
  await dockerMeanwhile("pause", ...replicas);
  const started = performance.now();
  const answers = ["/", "/api/services", "/nothing", "/photos/1"].map((path) => call(path));
  const all = await Promise.all([...answers, callAsOwner("/api/admin/services"), postQuote()]);
  const milliseconds = performance.now() - started;
  await dockerMeanwhile("unpause", ...replicas);

  expect(all.map(({ status }) => status)).toEqual([200, 200, 503, 503, 503, 503]);
  expect(milliseconds).toBeLessThan(7000);
});

test("while one replica is frozen, the other answers what it was asked, quote requests included", async () => {
  const [frozen = ""] = containersOf("api");
  await dockerMeanwhile("pause", frozen);

  const answers = Array.from({ length: 8 }, async () => [
    (await callAsOwner("/api/admin/services")).status,
    (await postQuote()).status,
  ]);

  const statuses = (await Promise.all(answers)).flat();
  await dockerMeanwhile("unpause", frozen);
  expect(new Set(statuses)).toEqual(new Set([200, 201]));
});

const state = (container: string) => docker("inspect", "-f", "{{.State.Status}}", container).trim();
