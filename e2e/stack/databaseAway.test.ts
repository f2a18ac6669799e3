import { execFileSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import { startLoad } from "../servers/startLoad";
import {
  call,
  callAsOwner,
  containersOf,
  dockerMeanwhile,
  isFull,
  isHealthy,
  postQuote,
  psql,
  stackProject,
  until,
} from "../servers/theStack";

const OUTAGE = isFull ? 30_000 : 1500;
const LISTS = ["services", "featured-projects", "service-areas", "testimonials"];
const database = `${stackProject}-database-1`;

jest.setTimeout(180_000);

const faults: Record<string, { begin: () => Promise<unknown>; end: () => unknown }> = {
  stopped: {
    begin: () => dockerMeanwhile("stop", database),
    end: () => dockerMeanwhile("start", database),
  },
  frozen: {
    begin: () => dockerMeanwhile("pause", database),
    end: () => dockerMeanwhile("unpause", database),
  },
};

describe.each(Object.keys(faults))("while the database is %s", (name) => {
  test("lists are served, quote requests get a message; then everything recovers", async () => {
    for (const list of LISTS) expect((await call(`/api/${list}`)).status).toBe(200);
    const key = randomUUID();
    const load = startLoad(
      LISTS.map((list) => () => call(`/api/${list}`)),
      8,
      10,
    );
    let recovery;
    try {
      await faults[name]?.begin();
      try {
        const ended = Date.now() + OUTAGE;
        while (Date.now() < ended) await expectPutOff(key);
      } finally {
        await faults[name]?.end();
      }
      if (name === "stopped") await until(() => psql("SELECT 1") === "1");
      recovery = await until(async () => (await postQuote(key)).status === 201);
    } finally {
      await load.stop();
    }
    const { count, failures, quantile } = await load.stop();

    console.info(
      `${name}: ${count} lists, p99 ${Math.round(quantile(0.99))} ms; back after ${Math.round(recovery)} ms`,
    );
    expect(failures).toEqual([]);
    expect(recovery).toBeLessThan(2000);
    expect(psql(`SELECT count(*) FROM quote_requests WHERE idempotency_key = '${key}'`)).toBe("1");
    for (const service of ["database", "api"]) {
      for (const container of containersOf(service)) await until(isHealthy(container));
    }
  });
});

test("an owner's change is on the page and in its list within 2 s, and the owner's lists are not cached", async () => {
  const area = await addArea();

  expect(await (await callAsOwner("/api/admin/service-areas")).text()).toContain(area.name);
  expect((await call("/api/admin/service-areas")).status).toBe(401);
  const isPublic = async () => (await area.isOn("/")) && (await area.isOn("/api/service-areas"));
  expect(await until(isPublic)).toBeLessThan(2000);
  await area.remove();
});

async function addArea() {
  const name = `Area ${randomUUID()}`;
  const created = await callAsOwner("/api/admin/service-areas", {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ name, isActive: true, sortOrder: 0 }),
  });
  const { id } = (await created.json()) as { id: number };
  return {
    name,
    isOn: async (path: string) => (await (await call(path)).text()).includes(name),
    remove: () => callAsOwner(`/api/admin/service-areas/${id}`, { method: "DELETE" }),
  };
}

describe("while the business row is damaged by manual SQL", () => {
  const readBusiness = async () => (await callAsOwner("/api/admin/business")).text();
  beforeEach(readBusiness);
  afterEach(async () => {
    psql("UPDATE business SET details = (SELECT details FROM kept); DROP TABLE kept");
    await until(async () => (await callAsOwner("/api/admin/business")).ok);
  });
  const damage = () => {
    psql("CREATE TABLE kept AS SELECT details FROM business");
    psql("UPDATE business SET details = '{}'");
  };

  test("visitors get pages with the latest content, requests are stored, and the owner repairs it by saving", async () => {
    for (const container of containersOf("api")) await until(isHealthy(container));
    // Each replica knows the last valid details after it has rendered a page.
    for (let n = 0; n < 20; n++) await readBusiness();
    damage();

    expect((await postQuote()).status).toBe(201);
    const area = await addArea();
    await until(() => area.isOn("/"));
    await area.remove();
    const details = await readBusiness();
    const saved = await callAsOwner("/api/admin/business", {
      method: "PUT",
      headers: { "Content-Type": "application/json" },
      body: details,
    });

    expect(saved.status).toBe(200);
    expect(psql("SELECT details = (SELECT details FROM kept) FROM business")).toBe("t");
  });

  test("after a restart of the API nginx serves its cached pages, and an import repairs the business", async () => {
    for (const path of ["/", "/privacy"]) expect((await call(path)).status).toBe(200);
    damage();
    await dockerMeanwhile("restart", ...containersOf("api"));
    for (const container of containersOf("api")) await until(isHealthy(container));

    for (const path of ["/", "/privacy"]) expect((await call(path)).status).toBe(200);
    expect((await postQuote()).status).toBe(201);
    expect((await callAsOwner("/api/admin/business")).status).toBe(503);

    importContent(`{"business": ${psql("SELECT details FROM kept")}}`);
    expect((await callAsOwner("/api/admin/business")).status).toBe(200);
  });
});

function importContent(json: string): void {
  const command = ["node", "services/api/dist/cli.js", "content", "import", "-"];
  const [api = ""] = containersOf("api");
  execFileSync("docker", ["exec", "-i", api, ...command], { input: json });
}

async function expectPutOff(key: string): Promise<void> {
  const started = performance.now();
  const answer = await postQuote(key);
  expect(answer.status).toBe(503);
  expect(performance.now() - started).toBeLessThan(3000);
  expect(answer.headers.get("retry-after")).toBe("5");
  expect(await answer.text()).toMatch(/^[A-Z].*\.$/);
}
