import { randomUUID } from "node:crypto";
import {
  containersOf,
  dockerMeanwhile,
  isFull,
  isHealthy,
  postQuote,
  psql,
  stackProject,
  until,
} from "../servers/theStack";

const ENOUGH = isFull ? 3000 : 200;
const KILLS = isFull ? 10 : 2;
const SENDERS = 16;
/** nginx keeps counting the open requests of a killed worker, and refuses an address after 50 of them (EDGE_BODIES). */
const KILLS_BETWEEN_STARTS = Math.floor(50 / SENDERS);
/** How often a control test tries to detect its fault. */
const MAX_ROUNDS = 20;

const replicas = containersOf("api");
const database = `${stackProject}-database-1`;
const [web = ""] = containersOf("web");

const KILL_WORKERS =
  'for p in /proc/[0-9]*; do if grep -q "^nginx: worker" $p/cmdline; then kill -9 ${p#/proc/}; fi; done';

const kill: Record<string, () => Promise<unknown>> = {
  "the API": async () => {
    for (const replica of replicas) await killAndStart(replica);
  },
  Postgres: () => killAndStart(database),
  "nginx's workers": async () => {
    await dockerMeanwhile("exec", web, "bash", "-c", KILL_WORKERS);
    workerKills += 1;
    if (workerKills % KILLS_BETWEEN_STARTS === 0) await forgetKilledWorkers();
  },
};
let workerKills = 0;

jest.setTimeout(isFull ? 600_000 : 120_000);

afterAll(async () => {
  await forgetKilledWorkers();
  for (const container of [web, database, ...replicas]) await until(isHealthy(container));
});

test.each(Object.keys(kill))(
  "requests acknowledged while %s was killed are stored exactly once",
  async (name) => {
    const stream = startStream({ hasKey: true });
    for (let n = 1; n <= KILLS; n += 1) {
      await stream.reach((n * ENOUGH) / (KILLS + 1));
      await kill[name]?.();
    }
    await stream.reach(ENOUGH);
    const { acknowledged, repeated, lost, double } = await stream.stop();

    console.info(
      `${name} killed ${KILLS} times: ${acknowledged} acknowledged, ${repeated} sent again, ${lost} lost, ${double} double`,
    );
    expect(acknowledged).toBeGreaterThanOrEqual(ENOUGH);
    expect({ lost, double }).toEqual({ lost: 0, double: 0 });
  },
);

// These test the test, not the site: too slow for `make test`.
if (isFull) {
  describe("the test itself", () => {
    test("finds a duplicate if no key is sent", async () => {
      let found = 0;
      for (let round = 0; round < MAX_ROUNDS && found === 0; round += 1) {
        const stream = startStream({ hasKey: false });
        await stream.reach(50);
        await kill["nginx's workers"]?.();
        found = (await stream.stop()).double;
      }

      expect(found).toBeGreaterThan(0);
    });

    test("finds a loss if Postgres does not wait for its disk", async () => {
      configure("SET synchronous_commit = off", "SET wal_writer_delay = '10s'");
      let found = 0;
      for (let round = 0; round < MAX_ROUNDS && found === 0; round += 1) {
        const stream = startStream({ hasKey: true });
        await stream.reach(50);
        await kill["Postgres"]?.();
        found = (await stream.stop()).lost;
      }
      configure("RESET synchronous_commit", "RESET wal_writer_delay");

      expect(found).toBeGreaterThan(0);
    });
  });
}

function configure(...changes: string[]): void {
  for (const change of changes) psql(`ALTER SYSTEM ${change}`);
  psql("SELECT pg_reload_conf()");
}

async function forgetKilledWorkers(): Promise<void> {
  await dockerMeanwhile("restart", web);
  await until(isHealthy(web));
}

async function killAndStart(container: string): Promise<void> {
  await dockerMeanwhile("kill", "--signal", "KILL", container);
  await dockerMeanwhile("start", container);
}

/** Sends quote requests, retrying each until it is acknowledged; at the end looks each one up in the database. */
function startStream({ hasKey }: { hasKey: boolean }) {
  const run = randomUUID();
  const acknowledged: string[] = [];
  let tries = 0;
  let isStopped = false;

  async function send(): Promise<void> {
    while (!isStopped) {
      const fullName = `${run} ${randomUUID()}`;
      const key = hasKey ? randomUUID() : "";
      await until(async () => {
        tries += 1;
        return (await postQuote(key, { fullName })).status === 201;
      });
      acknowledged.push(fullName);
    }
  }
  const senders = Array.from({ length: SENDERS }, send);

  async function stop() {
    isStopped = true;
    await Promise.all(senders);
    const names = psql(`SELECT full_name FROM quote_requests WHERE full_name LIKE '${run}%'`);
    const stored = names.split("\n");
    const different = new Set(stored);
    return {
      acknowledged: acknowledged.length,
      repeated: tries - acknowledged.length,
      lost: acknowledged.filter((name) => !different.has(name)).length,
      double: stored.length - different.size,
    };
  }
  return {
    reach: (count: number) => until(() => acknowledged.length >= count),
    stop,
  };
}
