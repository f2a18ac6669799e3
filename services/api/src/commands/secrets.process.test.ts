import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { killLeftovers, runBuilt } from "../../test/runBuilt";

let folder: string;
let vault: string;
let published: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "ridgeline-secrets-"));
  vault = join(folder, "vault");
  published = join(folder, "published");
  for (const path of ["vault", "published/api", "published/owner", "published/database"])
    mkdirSync(join(folder, path), { recursive: true });
});
afterEach(() => {
  killLeftovers();
  rmSync(folder, { recursive: true });
});

/** Runs `secrets ...`; what it says, and its exit code. */
async function run(words: string, environment: Record<string, string> = {}, input = "") {
  const directories = { SECRETS_DIR: vault, PUBLISHED_DIR: published };
  const args = ["secrets", ...words.split(" ")];
  const { child, exitCode, output } = runBuilt("cli.js", { ...directories, ...environment }, args);
  child.stdin?.end(input);
  return { code: await exitCode, said: output().trim() };
}

const DONE = { code: 0, said: "" };
const makeSecrets = async (environment: Record<string, string> = {}) =>
  expect(await run("make", environment)).toEqual(DONE);

const TOKEN = "abcdefghijklmnopqrstuvwx-0123";

const read = (volume: string, name: string) =>
  readFileSync(join(published, volume, name), "utf8").trim();
const userOf = (volume: string, name: string) => new URL(read(volume, name)).username;

test("each container gets only its own secrets, readable by its user, and its own role", async () => {
  await makeSecrets();

  expect(readdirSync(join(published, "api"))).toEqual(["admin-token", "database-url", "push-key"]);
  expect(readdirSync(join(published, "owner"))).toEqual(["database-api-url", "database-url"]);
  expect(readdirSync(join(published, "database"))).toEqual([
    "database-password",
    "database-superuser-url",
  ]);
  expect(statSync(join(published, "api", "database-url")).mode & 0o777).toBe(0o444);
  expect(userOf("api", "database-url")).toBe("ridgeline_api");
  expect(userOf("owner", "database-url")).toBe("ridgeline_owner");
  expect(userOf("database", "database-superuser-url")).toBe("ridgeline");
  expect(read("owner", "database-api-url")).toBe(read("api", "database-url"));
});

test("a generated secret is kept until the environment sets one", async () => {
  await makeSecrets();
  const [url, key] = [read("api", "database-url"), read("api", "push-key")];

  await makeSecrets({ ADMIN_TOKEN: TOKEN });

  expect(read("api", "admin-token")).toBe(TOKEN);
  expect([read("api", "database-url"), read("api", "push-key")]).toEqual([url, key]);
});

test("a token that could never log in is refused", async () => {
  const { code, said } = await run("make", { ADMIN_TOKEN: "a token with blanks, long enough" });

  expect(code).toBe(1);
  expect(said).toMatch(/^ADMIN_TOKEN: a token may contain only ASCII/);
  expect(readdirSync(join(published, "api"))).toEqual([]);
});

test("before the first start there is no admin token, and it says so", async () => {
  expect(await run("token")).toEqual({
    code: 1,
    said: "There is no admin token yet: the first start of the stack generates it.",
  });
});

test("renew replaces only the admin token, and the next start keeps the new one", async () => {
  await makeSecrets();
  const [token, key] = [read("api", "admin-token"), read("api", "push-key")];

  expect(await run("renew")).toEqual(DONE);

  const renewed = read("api", "admin-token");
  expect(renewed).toMatch(/^[\da-f]{48}$/);
  expect(renewed).not.toBe(token);
  await makeSecrets();
  expect([read("api", "admin-token"), read("api", "push-key")]).toEqual([renewed, key]);
});

test("renew changes nothing if .env sets the token, and says to change it there", async () => {
  await makeSecrets({ ADMIN_TOKEN: TOKEN });

  expect(await run("renew", { ADMIN_TOKEN: TOKEN })).toEqual({
    code: 1,
    said: "ADMIN_TOKEN is set in .env: change it there, then make up. Nothing was changed.",
  });
  expect(read("api", "admin-token")).toBe(TOKEN);
});

test("keep replaces a generated secret with the one from a backup, but not with nothing", async () => {
  await makeSecrets();

  expect(await run("keep admin-token", {}, `${TOKEN}\n`)).toEqual(DONE);
  await makeSecrets();
  expect(read("api", "admin-token")).toBe(TOKEN);

  const said = "The secret is empty.";
  expect(await run("keep admin-token", {}, "\n")).toEqual({ code: 1, said });
  expect(await run("keep admin-token", {}, "t\0o\0k\0e\0n\0")).toEqual({
    code: 1,
    said: "The secret is not text in UTF-8",
  });
  expect(await run("keep database-password", {}, "x")).toMatchObject({ code: 1 });
});

test("of an external Postgres the API uses its own role, or the only one", async () => {
  const DATABASE_URL = "postgres://ann@db.example/ridgeline";
  const DATABASE_API_URL = "postgres://bob@db.example/ridgeline";
  const urls = () => [read("owner", "database-url"), read("api", "database-url")];

  await makeSecrets({ DATABASE_URL, DATABASE_API_URL });
  expect(urls()).toEqual([DATABASE_URL, DATABASE_API_URL]);

  await makeSecrets({ DATABASE_URL });
  expect(urls()).toEqual([DATABASE_URL, DATABASE_URL]);
});
