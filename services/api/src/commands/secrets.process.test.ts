import { mkdirSync, mkdtempSync, readdirSync, readFileSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { killLeftovers, runBuilt } from "../../test/runBuilt";

afterEach(killLeftovers);

let vault: string;
let published: string;
beforeEach(() => {
  vault = mkdtempSync(join(tmpdir(), "ridgeline-vault-"));
  published = mkdtempSync(join(tmpdir(), "ridgeline-published-"));
  for (const volume of ["api", "owner", "database"]) mkdirSync(join(published, volume));
});

async function makeSecrets(environment: Record<string, string> = {}) {
  const directories = { SECRETS_DIR: vault, PUBLISHED_DIR: published };
  const { exitCode, output } = runBuilt("cli.js", { ...directories, ...environment }, [
    "secrets",
    "make",
  ]);
  expect({ code: await exitCode, said: output() }).toEqual({ code: 0, said: "" });
}

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
  const token = "abcdefghijklmnopqrstuvwx-0123";

  await makeSecrets({ ADMIN_TOKEN: token });

  expect(read("api", "admin-token")).toBe(token);
  expect([read("api", "database-url"), read("api", "push-key")]).toEqual([url, key]);
});

test("a token that could never log in is refused", async () => {
  const environment = { SECRETS_DIR: vault, ADMIN_TOKEN: "a token with blanks, long enough" };

  const { exitCode, output } = runBuilt("cli.js", environment, ["secrets", "make"]);

  expect(await exitCode).toBe(1);
  expect(output()).toMatch(/^ADMIN_TOKEN: a token may contain only ASCII/);
  expect(readdirSync(vault)).not.toContain("admin-token");
});

test("before the first start there is no admin token, and it says so", async () => {
  const { exitCode, output } = runBuilt("cli.js", { PUBLISHED_DIR: published }, [
    "secrets",
    "token",
  ]);

  expect(await exitCode).toBe(1);
  expect(output()).toBe(
    "There is no admin token yet: the first start of the stack generates it.\n",
  );
});

describe("renew", () => {
  async function renew(environment: Record<string, string> = {}) {
    const directories = { SECRETS_DIR: vault, PUBLISHED_DIR: published };
    const { exitCode, output } = runBuilt("cli.js", { ...directories, ...environment }, [
      "secrets",
      "renew",
    ]);
    return { code: await exitCode, said: output().trim() };
  }

  test("replaces only the admin token, and the next start keeps the new one", async () => {
    await makeSecrets();
    const [token, key] = [read("api", "admin-token"), read("api", "push-key")];

    expect(await renew()).toEqual({ code: 0, said: "" });

    const renewed = read("api", "admin-token");
    expect(renewed).toMatch(/^[\da-f]{48}$/);
    expect(renewed).not.toBe(token);
    await makeSecrets();
    expect([read("api", "admin-token"), read("api", "push-key")]).toEqual([renewed, key]);
  });

  test("changes nothing if .env sets the token, and says to change it there", async () => {
    const set = { ADMIN_TOKEN: "abcdefghijklmnopqrstuvwx-0123" };
    await makeSecrets(set);

    expect(await renew(set)).toEqual({
      code: 1,
      said: "ADMIN_TOKEN is set in .env: change it there, then make up. Nothing was changed.",
    });
    expect(read("api", "admin-token")).toBe(set.ADMIN_TOKEN);
  });
});

describe("keep", () => {
  async function keep(name: string, secret: string) {
    const { child, exitCode, output } = runBuilt("cli.js", { SECRETS_DIR: vault }, [
      "secrets",
      "keep",
      name,
    ]);
    child.stdin?.end(secret);
    return { code: await exitCode, said: output().trim() };
  }

  test("replaces a generated secret with the one from a backup", async () => {
    await makeSecrets();
    const token = "abcdefghijklmnopqrstuvwx-0123";

    expect(await keep("admin-token", `${token}\n`)).toEqual({ code: 0, said: "" });
    await makeSecrets();

    expect(read("api", "admin-token")).toBe(token);
  });

  test("of nothing, or of any other secret, is refused", async () => {
    expect(await keep("admin-token", "\n")).toEqual({ code: 1, said: "The secret is empty." });
    const { code, said } = await keep("database-password", "secret");
    expect(code).toBe(1);
    expect(said).toMatch(/^Usage: /);
  });
});

describe("with an external Postgres", () => {
  const owner = "postgres://ann@db.example/ridgeline";
  const api = "postgres://bob@db.example/ridgeline";

  test("the API uses its own role, or the only one", async () => {
    await makeSecrets({ DATABASE_URL: owner, DATABASE_API_URL: api });
    expect([read("owner", "database-url"), read("api", "database-url")]).toEqual([owner, api]);

    await makeSecrets({ DATABASE_URL: owner });
    expect([read("owner", "database-url"), read("api", "database-url")]).toEqual([owner, owner]);
  });
});
