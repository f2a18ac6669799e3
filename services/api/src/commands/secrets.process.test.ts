import { spawnSync } from "node:child_process";
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { killLeftovers, runBuilt } from "../../test/runBuilt";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "ridgeline-secrets-"));
  for (const path of ["api", "owner"]) mkdirSync(join(folder, path));
});
afterEach(() => {
  killLeftovers();
  rmSync(folder, { recursive: true });
});

const folders = () => ({ PUBLISHED_DIR: folder, STACK: "oak" });

/** Runs `secrets ...`; its exit code, and what it says. */
async function run(words: string, environment: Record<string, string> = {}, input = "") {
  const args = ["secrets", ...words.split(" ")];
  const { child, exitCode, output } = runBuilt("cli.js", { ...folders(), ...environment }, args);
  child.stdin?.end(input);
  return [await exitCode, output().trim()];
}

/** Runs `secrets ...` where no byte can be written to a file; its exit code. */
function runOnFullDisk(word: string) {
  const cli = resolve(__dirname, "../../dist/cli.js");
  const script = 'ulimit -f 0; exec "$0" "$@"';
  const env = { ...process.env, ...folders() };
  return spawnSync("bash", ["-c", script, process.execPath, cli, "secrets", word], { env }).status;
}

const DONE = [0, ""];
const TOKEN = "abcdefghijklmnopqrstuvwx-0123";

const read = (file: string) => readFileSync(join(folder, file), "utf8").trim();
const userOf = (file: string) => new URL(read(file)).username;

test("each container gets only its own secrets, readable by its user, and its own role; each is kept until the environment sets it, also if one volume has lost it", async () => {
  expect(await run("make")).toEqual(DONE);

  expect(readdirSync(join(folder, "api"))).toEqual(["admin-token", "database-url", "push-key"]);
  expect(readdirSync(join(folder, "owner"))).toEqual(["database-api-url", "database-url"]);
  expect(statSync(join(folder, "api/database-url")).mode & 0o777).toBe(0o444);
  expect(userOf("api/database-url")).toBe("ridgeline_api");
  expect(userOf("owner/database-url")).toBe("ridgeline_owner");
  expect(new URL(read("api/database-url")).hostname).toBe("database-of-oak");
  expect(read("owner/database-api-url")).toBe(read("api/database-url"));

  const [url, key] = [read("api/database-url"), read("api/push-key")];
  for (const name of readdirSync(join(folder, "owner"))) rmSync(join(folder, "owner", name));
  expect(await run("make", { ADMIN_TOKEN: TOKEN })).toEqual(DONE);
  expect(read("api/admin-token")).toBe(TOKEN);
  expect([read("api/database-url"), read("api/push-key")]).toEqual([url, key]);
  expect(read("owner/database-api-url")).toBe(url);
  expect(await run("renew", { ADMIN_TOKEN: TOKEN })).toEqual([
    1,
    "ADMIN_TOKEN is set in .env: change it there, then make up. Nothing was changed.",
  ]);

  rmSync(join(folder, "api/database-url"));
  expect(await run("make")).toEqual(DONE);
  expect([read("api/admin-token"), read("api/database-url")]).toEqual([TOKEN, url]);
});

test("before the first start there is no admin token, and one that could never log in is refused", async () => {
  const none = "There is no admin token yet: the first start of the stack generates it.";
  expect(await run("token")).toEqual([1, none]);

  const [code, said] = await run("make", { ADMIN_TOKEN: "a token with blanks, long enough" });

  expect(code).toBe(1);
  expect(said).toMatch(/^ADMIN_TOKEN: a token may contain only ASCII/);
  expect(readdirSync(join(folder, "api"))).toEqual([]);
});

test("renew replaces only the admin token, keep puts in one from a backup, but not nothing, and the next start keeps either", async () => {
  await run("make");
  const [token, key] = [read("api/admin-token"), read("api/push-key")];

  expect(await run("renew")).toEqual(DONE);
  const renewed = read("api/admin-token");
  expect(renewed).toMatch(/^[\da-f]{48}$/);
  expect(renewed).not.toBe(token);
  await run("make");
  expect([read("api/admin-token"), read("api/push-key")]).toEqual([renewed, key]);

  expect(await run("keep admin-token", {}, `${TOKEN}\n`)).toEqual(DONE);
  expect(await run("keep admin-token", {}, "\n")).toEqual([1, "The secret is empty."]);
  const noText = [1, "The secret is not text in UTF-8"];
  expect(await run("keep admin-token", {}, "t\0o\0k\0e\0n\0")).toEqual(noText);
  expect((await run("keep database-password", {}, "x"))[0]).toBe(1);
  await run("make");
  expect(read("api/admin-token")).toBe(TOKEN);
});

test("a secret that a full disk has left unfinished or empty is made again, and renew keeps the old token until the new one is stored", async () => {
  expect(runOnFullDisk("make")).toBe(1);
  expect(readdirSync(join(folder, "api"))).toEqual([]);
  writeFileSync(join(folder, "api/admin-token"), "");
  await run("make");
  const token = read("api/admin-token");
  expect(token).toMatch(/^[\da-f]{48}$/);

  expect(runOnFullDisk("renew")).toBe(1);
  expect(await run("make")).toEqual(DONE);
  expect(read("api/admin-token")).toBe(token);
});

test("of an external Postgres the API uses its own role, or the only one, whose password is not kept", async () => {
  const DATABASE_URL = "postgres://ridgeline_api:another@db.example/ridgeline";
  const DATABASE_API_URL = "postgres://bob@db.example/ridgeline";
  const urls = () => [read("owner/database-url"), read("api/database-url")];

  await run("make", { DATABASE_URL, DATABASE_API_URL });
  expect(urls()).toEqual([DATABASE_URL, DATABASE_API_URL]);

  await run("make", { DATABASE_URL });
  expect(urls()).toEqual([DATABASE_URL, DATABASE_URL]);

  await run("make");
  expect(read("api/database-url")).toMatch(/ridgeline_api:[\da-f]{48}@database-of-oak:/);
});

test("the passwords of a version that had another name for the database are kept", async () => {
  const password = "0123456789abcdef".repeat(3);
  const url = (role: string) => `postgres://${role}:${password}@database:5432/ridgeline\n`;
  writeFileSync(join(folder, "api/database-url"), url("ridgeline_api"));
  writeFileSync(join(folder, "owner/database-url"), url("ridgeline_owner"));
  await run("make");
  expect(read("api/database-url")).toContain(`:${password}@database-of-oak:`);
  expect(read("owner/database-url")).toContain(`:${password}@database-of-oak:`);
});
