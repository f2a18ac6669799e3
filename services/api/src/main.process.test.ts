import { once } from "node:events";
import { existsSync, mkdtempSync } from "node:fs";
import { createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beginQuote } from "../test/beginQuote";
import { runApi } from "../test/runApi";
import { killLeftovers, runBuilt } from "../test/runBuilt";
import { ADMIN_TOKEN } from "../test/testApi";
import { createTestDatabase } from "../test/testDatabase";
import type { Database } from "./database/connect";
import { sampleBusiness } from "./business/sampleBusiness";
import { freePort } from "./standalone/freePort";

let url: string;
let database: Database;
beforeAll(async () => {
  ({ url, database } = await createTestDatabase());
});
afterAll(() => database.destroy());
afterEach(killLeftovers);

test("SIGTERM: open requests are finished, no new ones are accepted, exit code 0", async () => {
  const api = await runApi({ DATABASE_URL: url });

  const inFlight = await beginQuote(api.origin);
  api.child.kill("SIGTERM");
  await api.says(/"draining"/);
  await expect(fetch(api.origin)).rejects.toThrow();
  inFlight.finish();

  expect(await inFlight.status).toBe(201);
  expect(await api.exitCode).toBe(0);
  expect(api.output()).toMatch(/"stopped"/);
});

test("a damaged business is in the log, and the lists are served", async () => {
  const sentence = "email: Invalid email";
  await database("business").update({ details: { ...sampleBusiness, email: "hello" } });
  const damaged = await runApi({ DATABASE_URL: url });
  await damaged.says(new RegExp(`"level":50.*${sentence}`));
  expect((await fetch(`${damaged.origin}/api/services`)).status).toBe(200);
  await database("business").update({ details: sampleBusiness });
});

test("all problems with the environment are reported together, without a stack trace; exit code 1", async () => {
  const api = runBuilt("main.js", { PORT: "x", NODE_ENV: "production" });

  expect(await api.exitCode).toBe(1);
  expect(api.output().trim().split("\n")).toEqual([
    "ADMIN_TOKEN: Required",
    "DATABASE_URL: Required",
    "PORT: expected a whole number from 0 to 65535, received 'x'",
  ]);
});

test("production refuses a guessable token; exit code 1", async () => {
  const api = runBuilt("main.js", {
    DATABASE_URL: url,
    NODE_ENV: "production",
    ADMIN_TOKEN: "short",
  });

  expect(await api.exitCode).toBe(1);
  expect(api.output()).toBe(
    "ADMIN_TOKEN: a token of fewer than 24 characters, or 8 different ones, can be guessed\n",
  );
});

test("the stack's secrets reject a token that could never log in; exit code 1", async () => {
  const directory = mkdtempSync(join(tmpdir(), "ridgeline-"));
  const environment = { SECRETS_DIR: directory, ADMIN_TOKEN: "a token with blanks, long enough" };

  const secrets = runBuilt("cli.js", environment, ["secrets", "make"]);

  expect(await secrets.exitCode).toBe(1);
  expect(secrets.output()).toBe(
    "ADMIN_TOKEN: a token may hold no blanks, and ASCII characters only\n",
  );
  expect(existsSync(join(directory, "admin-token"))).toBe(false);
});

test("outside production the API starts with a guessable token, and warns", async () => {
  const api = await runApi({ DATABASE_URL: url, ADMIN_TOKEN: "short" });

  expect(api.output()).toMatch(/"level":40.*can be guessed/);
  api.child.kill("SIGTERM");
  expect(await api.exitCode).toBe(0);
});

test("a port in use is reported in a sentence; exit code 1", async () => {
  const other = createServer().listen(0, "127.0.0.1");
  await once(other, "listening");
  const { port } = other.address() as AddressInfo;

  const api = runBuilt("main.js", { DATABASE_URL: url, ADMIN_TOKEN, PORT: String(port) });

  expect(await api.exitCode).toBe(1);
  expect(api.output()).toMatch(new RegExp(`^Port ${port} is in use by another program\\.`));
  other.close();
});

test("metrics are served on METRICS_PORT until it stops", async () => {
  const metricsPort = await freePort();
  const api = await runApi({ DATABASE_URL: url, METRICS_PORT: String(metricsPort) });
  await fetch(`${api.origin}/api/services`);

  const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();

  expect(text).toContain('_count{method="GET",route="/api/services",status="200"} 1');
  api.child.kill("SIGTERM");
  expect(await api.exitCode).toBe(0);
});
