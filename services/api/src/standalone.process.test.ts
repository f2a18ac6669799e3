import { once } from "node:events";
import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { get, type IncomingMessage } from "node:http";
import { join } from "node:path";
import { validQuoteRequest } from "../../../contract/test/quoteRequests";
import { isRunning, makeDataFolder, removeDataFolder } from "../test/dataFolder";
import { killLeftovers, runBuilt, type Built } from "../test/runBuilt";
import { createDatabase } from "../../../db/test/createDatabase";

let data: string;
beforeEach(() => {
  data = makeDataFolder();
});
afterEach(async () => {
  killLeftovers();
  await removeDataFolder(data);
});

/** On a port that the system chooses. */
const start = (more: Record<string, string> = {}) =>
  runBuilt("standalone.js", { DATA_DIR: data, PORT: "0", ...more });

/** The site's address, once it is ready. */
async function addressOf(run: Built): Promise<string> {
  const [, address = ""] = await run.says(/^Ready on (\S+)\n/m);
  return address;
}

async function stop(run: Built): Promise<void> {
  run.child.kill("SIGINT");
  expect(await run.exitCode).toBe(0);
}

/** The content command on the data of `make start`. */
async function content(...words: string[]): Promise<string> {
  const command = runBuilt("cli.js", { DATA_DIR: data }, ["content", ...words]);
  expect(await command.exitCode).toBe(0);
  return command.output();
}

const readRequests = async (site: string, token: string) => {
  const headers = { Authorization: `Bearer ${token}` };
  const response = await fetch(`${site}/api/admin/quote-requests`, { headers });
  return (await response.json()) as { fullName: string }[];
};

/** The bytes of a page as browsers get it; `fetch` shows only what they decompress. */
async function sizeInBrotli(address: string): Promise<number> {
  const [response] = (await once(
    get(address, { headers: { "Accept-Encoding": "br" } }),
    "response",
  )) as [IncomingMessage];
  expect(response.headers["content-encoding"]).toBe("br");
  return Buffer.concat((await response.toArray()) as Buffer[]).length;
}

/** Bytes of the landing page: 25 kB, and its fonts, which hardly compress. */
const MOST = 25 * 1024 + 19_000;

test("make start: prints the addresses, serves site and API, keeps its data through kill -9, refuses a second copy, stops on Ctrl-C; the content command works while it runs and while it does not", async () => {
  const first = start();
  const site = await addressOf(first);
  const [, token = ""] = await first.says(/Admin token {2}(\S+)/);

  expect(first.output()).toContain(`${site}/admin`);
  expect(readFileSync(join(data, "admin-token"), "utf8").trim()).toBe(token);
  expect(statSync(join(data, "admin-token")).mode & 0o777).toBe(0o600);
  expect(((await (await fetch(`${site}/api/services`)).json()) as unknown[]).length).toBe(10);
  const page = await fetch(`${site}/`);
  expect([page.status, page.headers.get("cache-control")]).toEqual([200, "no-cache"]);
  // It is compressed best only after the first answers.
  let size = Infinity;
  const end = Date.now() + 30_000;
  while (size > MOST && Date.now() < end) size = await sizeInBrotli(site);
  expect(size).toBeLessThanOrEqual(MOST);
  expect((await fetch(`${site}/assets/none.js`)).status).toBe(404);
  const headers = { "Content-Type": "application/json" };
  const body = JSON.stringify(validQuoteRequest);
  const posted = await fetch(`${site}/api/quote`, { method: "POST", headers, body });
  expect(posted.status).toBe(201);
  first.child.kill("SIGKILL");
  await first.exitCode;

  const second = start();
  const again = await addressOf(second);
  expect(second.output()).toContain(token);
  const copy = start();
  expect(await copy.exitCode).toBe(1);
  expect(copy.output()).toMatch(new RegExp(`^Another copy of Ridgeline runs on ${data}\\.`));
  expect(await readRequests(again, token)).toMatchObject([{ fullName: "Ann Lee" }]);

  const exported = await content("export");
  const ownWords = exported
    .replaceAll("Ridgeline Home & Property", "Oak Gutters")
    .replaceAll(/("(?:privacy|terms)\w+": )".*"/g, `$1${JSON.stringify("x".repeat(9000))}`);
  const file = join(data, "site.json");
  writeFileSync(file, ownWords);
  expect(await content("import", file)).toBe("Imported 36 items and the business details.\n");

  const [pid] = readFileSync(join(data, "postgres/postmaster.pid"), "utf8").split("\n");
  expect(isRunning(Number(pid))).toBe(true);
  await stop(second);
  expect(isRunning(Number(pid))).toBe(false);

  expect(await content("export")).toBe(ownWords);
  expect(() => statSync(join(data, "postgres/postmaster.pid"))).toThrow();
});

test("ADMIN_TOKEN and DATABASE_URL from the environment are used, and the data directory has neither", async () => {
  const run = start({ ADMIN_TOKEN: "my-own-token", DATABASE_URL: await createDatabase() });
  const site = await addressOf(run);

  expect(await readRequests(site, "my-own-token")).toEqual([]);
  expect(readdirSync(data)).toEqual(["push-key"]);
  await stop(run);
});
