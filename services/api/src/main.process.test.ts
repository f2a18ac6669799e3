import { beginQuote } from "../test/beginQuote";
import { runApi } from "../test/runApi";
import { killLeftovers, runBuilt } from "../test/runBuilt";
import { createTestDatabase } from "../test/testDatabase";
import type { Database } from "./database/connect";

let url: string;
let database: Database;
beforeAll(async () => {
  ({ url, database } = await createTestDatabase());
});
afterAll(() => database.destroy());
afterEach(killLeftovers);

test("SIGTERM: open requests are finished, no new ones are accepted, exit code 0", async () => {
  const api = await runApi({ DATABASE_URL: url, ADMIN_TOKEN: "short" });
  expect(api.output()).toMatch(/"level":40.*can be guessed/); // outside production a warning

  const inFlight = await beginQuote(api.origin);
  api.child.kill("SIGTERM");
  await api.says(/"draining"/);
  await expect(fetch(api.origin)).rejects.toThrow();
  inFlight.finish();

  expect(await inFlight.status).toBe(201);
  expect(await api.exitCode).toBe(0);
  expect(api.output()).toMatch(/"stopped"/);
});

test("problems with the environment are reported without a stack trace; exit code 1", async () => {
  const api = runBuilt("main.js", { PORT: "x", DATABASE_URL: url });

  expect(await api.exitCode).toBe(1);
  expect(api.output().trim().split("\n")).toEqual([
    "ADMIN_TOKEN: Required",
    "PORT: expected a whole number from 0 to 65535, received 'x'",
  ]);
});
