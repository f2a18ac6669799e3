import { randomUUID } from "node:crypto";
import { setTimeout } from "node:timers/promises";
import {
  call,
  callAsOwner,
  changeBusiness,
  containersOf,
  docker,
  dockerMeanwhile,
  freeze,
  isFull,
  isHealthy,
  postForm,
  postQuote,
  psql,
  stackProject,
  until,
  uploadPhoto,
} from "../servers/theStack";
import { underLoad } from "../servers/underLoad";

const replicas = containersOf("api");
const [web = ""] = containersOf("web");
const database = `${stackProject}-database-1`;
const LISTS = ["services", "featured-projects", "service-areas", "testimonials"];
const PAGES = ["/", "/privacy", "/terms"];
/** Milliseconds. */
const OUTAGE = isFull ? 30_000 : 1500;

afterEach(async () => {
  const all = [database, ...replicas, web];
  await dockerMeanwhile("start", ...all); // what a failed test has left
  for (const container of all) await until(isHealthy(container));
});

type Fault = "stopped" | "frozen";

async function during<Result>(fault: Fault, containers: string[], action: () => Promise<Result>) {
  const isFrozen = fault === "frozen";
  try {
    await (isFrozen ? freeze(...containers) : dockerMeanwhile("stop", ...containers));
    return await action();
  } finally {
    await dockerMeanwhile(isFrozen ? "unpause" : "start", ...containers);
  }
}

test("a replica may be stopped or killed without a failed request", async () => {
  const MIN_REQUESTS = isFull ? 5000 : 500;
  const requests = ["/api/services", "/api/health/live", "/api/health/ready"].map(
    (path) => () => call(path),
  );

  const quotes = [() => postQuote(), () => postForm()];
  const { failures } = await underLoad([...requests, ...quotes], 8, 0, async (sent) => {
    for (const [n, container] of replicas.entries()) {
      await dockerMeanwhile("kill", "--signal", n === 0 ? "TERM" : "KILL", container);
      await until(() => docker("inspect", "-f", "{{.State.Status}}", container) === "exited");
      const before = sent();
      await until(() => sent() > before + 50);
      await dockerMeanwhile("start", container);
      await until(isHealthy(container)); // `make up` waits too
    }
    await until(() => sent() > MIN_REQUESTS, 120_000);
  });

  expect(failures).toEqual([]);
});

test("while one replica is frozen, the other answers what it was asked, quote requests included", async () => {
  const ask = async () => [
    (await callAsOwner("/api/admin/services")).status,
    (await postQuote()).status,
  ];

  const statuses = await during("frozen", replicas.slice(0, 1), () =>
    Promise.all(Array.from({ length: 8 }, ask)),
  );

  expect(new Set(statuses.flat())).toEqual(new Set([200, 201]));
});

test("ten seconds after a deletion no copy has what was deleted, though nobody visited, a replica is frozen, and the API is away then", async () => {
  const name = `Area ${randomUUID()}`;
  const body = JSON.stringify({ name, isActive: true, sortOrder: 0 });
  const added = await callAsOwner("/api/admin/service-areas", { method: "POST", body });
  const { id } = (await added.json()) as { id: number };
  const copies = ["/", "/index.html", "/api/service-areas"].flatMap((path) =>
    ["identity", "gzip", "gzip, deflate, br"].map((coding) => ({ path, coding })),
  );
  const readAll = () =>
    Promise.all(
      copies.map(async ({ path, coding }) => {
        const answer = await call(path, { headers: { "Accept-Encoding": coding } });
        return `${answer.status} ${(await answer.text()).includes(name)}`;
      }),
    );
  await until(async () => (await readAll()).every((copy) => copy === "200 true"));
  await callAsOwner(`/api/admin/service-areas/${id}`, { method: "DELETE" });

  const read = await during("frozen", replicas.slice(0, 1), async () => {
    await setTimeout(10_000);
    return during("frozen", replicas.slice(1), readAll);
  });

  expect(new Set(read)).toEqual(new Set(["200 false"]));
});

test.each<Fault>(isFull ? ["frozen", "stopped"] : ["frozen"])(
  "while the API is %s, visitors get the last visited pages, lists and photos, and for anything else a sentence within 7 s",
  async (fault) => {
    const photo = await uploadPhoto();
    for (const path of [photo, "/api/services"]) expect((await call(path)).status).toBe(200);
    const name = `Oak ${randomUUID()}`;
    const { name: former } = await changeBusiness({ name });
    for (const path of PAGES)
      await until(async () => (await (await call(path)).text()).includes(name));

    const [answers, milliseconds] = await during(fault, replicas, async () => {
      const started = performance.now();
      const all = await Promise.all([
        ...[...PAGES, "/api/services", photo].map((path) => call(path)),
        ...["/nothing", "/photos/1"].map((path) => call(path)),
        callAsOwner("/api/admin/services"),
        postQuote(),
      ]);
      return [all, performance.now() - started] as const;
    });

    expect(milliseconds).toBeLessThan(7000);
    const statuses = answers.map(({ status }) => status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 503, 503, 503, 503]);
    const texts = await Promise.all(answers.map((answer) => answer.text()));
    const hasName = texts.slice(0, 3).map((page) => page.includes(name));
    expect(hasName).toEqual([true, true, true]);
    expect(texts.at(-1)).toMatch(/^We cannot answer right now\. .* or call us\.$/);
    expect(answers.at(-1)?.headers.get("retry-after")).toBe("5");
    await until(isHealthy(replicas[0] ?? ""));
    await changeBusiness({ name: former });
  },
);

test.each<Fault>(["stopped", "frozen"])(
  "while the database is %s, lists are served and a quote request gets a sentence within 3 s; then all recovers",
  async (fault) => {
    for (const list of LISTS) expect((await call(`/api/${list}`)).status).toBe(200);
    const key = randomUUID();
    const putOff = async () => {
      const started = performance.now();
      const answer = await postQuote(key);
      expect(performance.now() - started).toBeLessThan(3000);
      expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "5"]);
      expect(await answer.text()).toMatch(/^[A-Z].*\.$/);
    };
    const lists = LISTS.map((list) => () => call(`/api/${list}`));

    const { failures } = await underLoad(lists, 8, 10, async () => {
      await during(fault, [database], async () => {
        const ended = Date.now() + OUTAGE;
        while (Date.now() < ended) await putOff();
      });
      if (fault === "stopped") await until(() => psql("SELECT 1") === "1");
      const recovery = await until(async () => (await postQuote(key)).status === 201);
      expect(recovery).toBeLessThan(2000);
    });

    expect(failures).toEqual([]);
    expect(psql(`SELECT count(*) FROM quote_requests WHERE idempotency_key = '${key}'`)).toBe("1");
  },
);

afterAll(async () => {
  psql("DELETE FROM quote_requests"); // thousands, which would slow down the owner's list in what follows
  await dockerMeanwhile("restart", web);
  await until(isHealthy(web));
});
