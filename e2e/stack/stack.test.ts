import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { validQuoteRequest } from "../../contract/test/quoteRequests";
import { ROOT } from "../servers/root";
import { answerTo } from "../servers/rawRequest";
import {
  call,
  callAsOwner,
  compose,
  containersOf,
  docker,
  isHealthy,
  postQuote,
  psql,
  stackProject,
  stackUrl,
  until,
} from "../servers/theStack";

/** What matters of the business here. */
type Saved = { name: string; version: number };
/** Milliseconds; the stack's health check renews nginx's copies every 2 s. */
const RENEWED_WITHIN = 6000;

const adminToken = process.env["STACK_ADMIN_TOKEN"] ?? "";

/** One of the service's containers, also if it has ended; other tests may have replaced the first. */
const containerOf = (service: string) =>
  compose("ps", "--all", "--format", "{{.Name}}", service).split("\n")[0] ?? "";

type Container = {
  State: { Status: string; ExitCode: number };
  Config: { User: string };
  HostConfig: {
    ReadonlyRootfs: boolean;
    CapDrop: string[];
    CapAdd: string[] | null;
    SecurityOpt: string[];
    Memory: number;
    PidsLimit: number;
    Privileged: boolean;
    LogConfig: { Config: Record<string, string> };
  };
  Mounts: { Name?: string }[];
  NetworkSettings: { Ports: Record<string, unknown[] | null>; Networks: Record<string, unknown> };
};

const inspect = (service: string) =>
  (JSON.parse(docker("inspect", containerOf(service))) as Container[])[0];

const readQuotes = async () =>
  (await (await callAsOwner("/api/admin/quote-requests")).json()) as { fullName: string }[];

/** The address of a script of the landing page. */
const anyScript = async () =>
  /\/assets\/[^" ]+\.js/.exec(await (await call("/")).text())?.[0] ?? "none";

test("the business may have long legal texts, and the API explains when they are too long", async () => {
  const headers = { "Content-Type": "application/json" };
  const save = (body: string) =>
    callAsOwner("/api/admin/business", { method: "PUT", headers, body });
  const business = await (await callAsOwner("/api/admin/business")).text();

  expect((await save(business + " ".repeat(180_000))).status).toBe(200);
  const refused = await save(business + " ".repeat(210_000));
  expect([refused.status, await refused.text()]).toEqual([413, "The request is too large."]);
});

describe.each(["database", "api", "web"])("the container %s", (service) => {
  test("is healthy", async () => {
    await until(isHealthy(containerOf(service)));
  });

  test("runs as an ordinary user, read-only, without capabilities, within limits, its log rotated", () => {
    const { Config, HostConfig } = inspect(service) ?? {};

    expect(Config?.User).toMatch(/^(node|www-data|999:999)$/);
    expect(HostConfig).toMatchObject({
      ReadonlyRootfs: true,
      CapDrop: ["ALL"],
      CapAdd: null,
      Privileged: false,
    });
    expect(HostConfig?.SecurityOpt).toContain("no-new-privileges:true");
    expect(HostConfig?.Memory).toBeGreaterThan(0);
    expect(HostConfig?.PidsLimit).toBeGreaterThan(0);
    expect(HostConfig?.LogConfig.Config["max-size"]).toBe("10m");
  });
});

test.each(["secrets", "roles", "migrate", "site"])("%s ran once and succeeded", (service) => {
  expect(inspect(service)?.State).toMatchObject({ Status: "exited", ExitCode: 0 });
});

test("only nginx publishes ports, and it cannot reach the database", () => {
  const published = (service: string) =>
    Object.values(inspect(service)?.NetworkSettings.Ports ?? {}).filter(
      (bindings) => bindings !== null,
    );
  const networks = (service: string) =>
    Object.keys(inspect(service)?.NetworkSettings.Networks ?? {});

  expect(published("web").length).toBe(2); // HTTP and HTTPS
  for (const service of ["api", "database"]) expect(published(service)).toEqual([]);
  expect(networks("database").length).toBeGreaterThan(0);
  expect(networks("web").filter((name) => networks("database").includes(name))).toEqual([]);
});

test("metrics are available inside the stack's network, but not through nginx", async () => {
  const script = `fetch("http://api:9464/metrics").then((answer) => answer.text()).then(console.log)`;
  const inside = compose("exec", "-T", "api", "node", "-e", script);

  expect(inside).toMatch(
    /^ridgeline_http_request_duration_seconds_count\{.*route="\/api\/health\/ready"/m,
  );
  for (const path of ["/metrics", "/api/metrics", "/api/../metrics", "/admin/metrics"]) {
    expect((await call(path)).status).toBe(404);
  }
});

test("the secrets are generated for this stack, and no container has them in its environment", () => {
  expect(adminToken).toMatch(/^[\da-f]{48}$/);
  const containers = ["database", "api", "web", "migrate"].map(containerOf);
  const environments = docker("inspect", "-f", "{{.Config.Env}}", ...containers);
  expect(environments).not.toContain(adminToken);
  expect(environments).not.toMatch(/PASSWORD=|postgres:\/\//);
});

test("each container has only the secrets that it needs", () => {
  const volumes = (service: string) =>
    inspect(service)
      ?.Mounts.map(({ Name = "" }) => Name.replace(`${stackProject}_`, ""))
      .filter((name) => name.endsWith("secrets"))
      .sort();

  expect(volumes("web")).toEqual([]);
  expect(volumes("api")).toEqual(["api-secrets"]);
  expect(volumes("migrate")).toEqual(["owner-secrets"]);
  expect(volumes("database")).toEqual(["database-secrets"]);
});

test("the API connects with a role that only reads and writes rows", () => {
  expect(
    psql(
      `SELECT DISTINCT usename, usesuper, pg_get_userbyid(relowner), has_table_privilege(usename, 'services', 'TRUNCATE')
       FROM pg_stat_activity JOIN pg_user USING (usename) CROSS JOIN pg_class
       WHERE application_name = 'ridgeline' AND relname = 'services'`,
    ),
  ).toBe("ridgeline_api|f|ridgeline_owner|f");
});

describe("every answer carries its security headers", () => {
  const COMMON = {
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "strict-origin-when-cross-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
  };
  const POLICY = "content-security-policy";
  /** The policy names its scripts and styles by their hashes. */
  const page = {
    ...COMMON,
    [POLICY]: expect.stringMatching(
      /script-src 'self'(; | 'sha256-).*style-src 'self' 'sha256-/,
    ) as unknown,
    "permissions-policy": expect.stringContaining("camera=()") as unknown,
  };
  /** Allows nothing, in case it is opened directly. */
  const other = { ...COMMON, [POLICY]: "default-src 'none'; frame-ancestors 'none'" };

  const securityHeaders = async (path: string, init?: RequestInit) => {
    const { status, headers } = await call(path, init);
    const names = [...Object.keys(COMMON), POLICY, "permissions-policy"];
    const sent = [...headers].filter(([name]) => names.includes(name));
    return { status, headers: Object.fromEntries(sent) };
  };

  test.each([
    [200, "/"],
    [200, "/admin"],
    [404, "/nothing"],
    [404, "/assets/none.js"],
  ])("%i, the page at %s", async (status, path) => {
    expect(await securityHeaders(path)).toEqual({ status, headers: page });
  });

  test("304 for a page", async () => {
    const etag = (await call("/")).headers.get("etag") ?? "";

    expect(await securityHeaders("/", { headers: { "If-None-Match": etag } })).toEqual({
      status: 304,
      headers: page,
    });
  });

  const json = { "Content-Type": "application/json" };
  const unusual: Record<string, [string, RequestInit?]> = {
    "405 on a page": ["/", { method: "DELETE" }],
    "413 on a page": ["/", { method: "POST", body: "x".repeat(100_000) }],
    "413 from nginx": ["/api/quote", { method: "POST", headers: json, body: "x".repeat(100_000) }],
    "400 from nginx": [`/${"x".repeat(20_000)}`],
    "200 on a file": ["/favicon.svg"],
    "200 from the API": ["/api/services"],
    "401 from the API": ["/api/admin/services"],
  };

  test.each(Object.keys(unusual))("%s", async (name) => {
    const [path, init] = unusual[name] ?? [""];

    expect(await securityHeaders(path, init)).toEqual({
      status: Number(name.slice(0, 3)),
      headers: other,
    });
  });

  test("200 on a hashed file, which needs only some", async () => {
    const headers = {
      [POLICY]: other[POLICY],
      "x-content-type-options": "nosniff",
      "cross-origin-resource-policy": "same-origin",
    };
    expect(await securityHeaders(await anyScript())).toEqual({ status: 200, headers });
  });
});

test("pages are revalidated, hashed files are immutable, admin pages are not cached", async () => {
  const caching = async (path: string) => (await call(path)).headers.get("cache-control");

  expect(await caching("/")).toBe("no-cache");
  expect(await caching(await anyScript())).toBe("public, max-age=31536000, immutable");
  expect(await caching("/admin/services")).toBe("no-store");
  expect((await call("/admin/services")).headers.get("x-robots-tag")).toBe("noindex");
});

test("a link to write a review has the address that the owner uses, and is in no log and no cache", async () => {
  const headers = { "Content-Type": "application/json" };
  const made = { method: "POST", headers, body: "{}" };
  const answer = await callAsOwner("/api/admin/review-invitations", made);
  const { url } = (await answer.json()) as { url: string };
  expect(url).toContain(`${stackUrl}/review/`);
  const page = await fetch(url);
  expect(page.headers.get("cache-control")).toBe("no-store");
  expect(page.headers.get("referrer-policy")).toBe("no-referrer");

  psql("UPDATE review_invitations SET used_at = now()");

  expect((await fetch(url)).status).toBe(410);
  const readLogs = () => compose("logs", "web", "api");
  await until(() => (readLogs().match(/"\/review\/\.\.\."/g) ?? []).length >= 4); // nginx writes a second later
  expect(readLogs()).not.toContain(url.slice(-22));
});

test("files and API responses are compressed", async () => {
  for (const path of [await anyScript(), "/api/services"]) {
    expect((await call(path)).headers.get("server")).toBe("nginx"); // without its version
    for (const encoding of ["br", "gzip"]) {
      const { headers } = await call(path, { headers: { "Accept-Encoding": encoding } });
      expect(headers.get("content-encoding")).toBe(encoding);
    }
  }
});

test.each([
  ["a condition that cannot hold", 'GET /privacy HTTP/1.1\r\nIf-Match: "x"'],
  ["a range beyond the end", "GET /favicon.svg HTTP/1.1\r\nRange: bytes=999999999-"],
  ["an unknown method", "FROB /api/services HTTP/1.1"],
  ["an unknown encoding", "POST /api/quote HTTP/1.1\r\nTransfer-Encoding: xchunked"],
])("%s gets a sentence with the security headers from nginx", async (_, request) => {
  const answer = await answerTo(stackUrl, `${request}\r\nHost: a\r\nConnection: close\r\n\r\n`);

  expect(answer).toMatch(/^HTTP\/1.1 400 /);
  expect(answer).toContain("\r\nContent-Type: text/plain; charset=utf-8\r\n");
  expect(answer).toContain("\r\nX-Content-Type-Options: nosniff\r\n");
  expect(answer.split("\r\n\r\n")[1]).toMatch(/^The request cannot be read: .*\.$/);
});

test("a visitor cannot evade a limit by claiming another address", async () => {
  psql("DELETE FROM rate_limits");
  for (const address of ["198.51.100.1", "198.51.100.2"]) {
    const headers = { "Content-Type": "application/json", "X-Forwarded-For": address };
    const body = JSON.stringify(validQuoteRequest);
    await call("/api/quote", { method: "POST", headers, body });
  }

  const keys = psql("SELECT key, points FROM rate_limits");

  expect(keys).toMatch(/^quote:[\d.]+\|2$/m);
  expect(keys).not.toContain("198.51.100");
});

test("photos come from nginx's cache while the API is frozen", async () => {
  const picture = readFileSync(path.join(ROOT, "docs/landing-390.png"));
  const headers = { "Content-Type": "image/png" };
  const upload = { method: "POST", headers, body: picture };
  const answer = await callAsOwner("/api/admin/photos", upload);
  const { imageUrl: photo } = (await answer.json()) as { imageUrl: string };
  expect((await call(photo)).status).toBe(200);
  const replicas = containersOf("api");
  docker("pause", ...replicas);

  const kept = await call(photo);

  docker("unpause", ...replicas);
  expect(kept.status).toBe(200);
  expect(kept.headers.get("cache-control")).toContain("immutable");
});

test("what the owner saved is what visitors get when the API then stops, though nobody had visited", async () => {
  const business = (await (await callAsOwner("/api/admin/business")).json()) as Saved;
  const name = `Oak ${randomUUID()}`;
  const headers = { "Content-Type": "application/json" };
  const put = (body: object) =>
    callAsOwner("/api/admin/business", { method: "PUT", headers, body: JSON.stringify(body) });
  const { version } = (await (await put({ ...business, name })).json()) as Saved;
  await wait(RENEWED_WITHIN);
  compose("stop", "api");

  const pages = ["/", "/privacy", "/terms"].map(async (page) => (await call(page)).text());

  for (const page of await Promise.all(pages)) expect(page).toContain(name);
  compose("up", "-d", "--wait", "--no-recreate", "api");
  await put({ ...business, version });
});

test("while the API is down nginx answers with a message and Retry-After, still serves the landing page and its lists, and a retry stores the request once", async () => {
  const key = randomUUID();
  const fullName = `Bob ${randomUUID()}`;
  const page = await (await call("/")).text();
  compose("stop", "api");

  const refused = await postQuote(key, { fullName });
  expect(refused.status).toBe(503);
  expect(refused.headers.get("retry-after")).toBe("5");
  expect(await refused.text()).toBe(
    "We cannot answer right now. Please try again in a moment, or call us.",
  );
  expect(await (await call("/")).text()).toBe(page);
  expect(((await (await call("/api/services")).json()) as unknown[]).length).toBeGreaterThan(0);

  compose("up", "-d", "--wait", "--no-recreate", "api");
  expect((await postQuote(key, { fullName })).status).toBe(201);
  expect((await postQuote(key, { fullName })).status).toBe(201);
  expect((await readQuotes()).filter((request) => request.fullName === fullName)).toHaveLength(1);
});

describe("nginx caches the landing page", () => {
  test("compressed as the browser accepts it", async () => {
    const codings = ["gzip, deflate, br, zstd", "gzip, deflate, br", "gzip", "identity"].map(
      async (accepted) => {
        const page = await call("/", { headers: { "Accept-Encoding": accepted } });
        expect(await page.text()).toContain("</html>");
        expect(page.headers.get("vary")).toBe("Accept-Encoding, Origin");
        return page.headers.get("content-encoding");
      },
    );

    expect(await Promise.all(codings)).toEqual(["br", "br", "gzip", null]);
  });

  test("and answers HEAD", async () => {
    const head = await call("/", { method: "HEAD" });

    expect(head.status).toBe(200);
    expect(head.headers.get("etag")).toBe((await call("/")).headers.get("etag"));
  });
});
