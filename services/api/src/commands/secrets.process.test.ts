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
  const { exitCode, output } = runBuilt("commands/secrets.js", { ...directories, ...environment }, [
    "make",
  ]);
  expect({ code: await exitCode, said: output() }).toEqual({ code: 0, said: "" });
}

const read = (volume: string, name: string) =>
  readFileSync(join(published, volume, name), "utf8").trim();
const userOf = (volume: string, name: string) => new URL(read(volume, name)).username;

test("each container gets only its own secrets, readable by its user", async () => {
  await makeSecrets();

  expect(readdirSync(join(published, "api"))).toEqual(["admin-token", "database-url", "push-key"]);
  expect(readdirSync(join(published, "owner"))).toEqual(["database-api-url", "database-url"]);
  expect(readdirSync(join(published, "database"))).toEqual([
    "database-password",
    "database-superuser-url",
  ]);
  expect(statSync(join(published, "api", "database-url")).mode & 0o777).toBe(0o444);
});

test("the API, the migrations and the set-up of the roles each get a role of their own", async () => {
  await makeSecrets();

  expect(userOf("api", "database-url")).toBe("ridgeline_api");
  expect(userOf("owner", "database-url")).toBe("ridgeline_owner");
  expect(userOf("database", "database-superuser-url")).toBe("ridgeline");
  expect(read("owner", "database-api-url")).toBe(read("api", "database-url"));
});

test("what was generated stays, and what is set replaces it", async () => {
  await makeSecrets();
  const [url, key] = [read("api", "database-url"), read("api", "push-key")];
  const token = "abcdefghijklmnopqrstuvwx-0123";

  await makeSecrets({ ADMIN_TOKEN: token });

  expect(read("api", "admin-token")).toBe(token);
  expect([read("api", "database-url"), read("api", "push-key")]).toEqual([url, key]);
});

describe("with an external Postgres", () => {
  const owner = "postgres://ann@db.example/ridgeline";
  const api = "postgres://bob@db.example/ridgeline";

  test("the API uses its own role", async () => {
    await makeSecrets({ DATABASE_URL: owner, DATABASE_API_URL: api });

    expect([read("owner", "database-url"), read("api", "database-url")]).toEqual([owner, api]);
  });

  test("the API uses the role that migrates if it is the only one", async () => {
    await makeSecrets({ DATABASE_URL: owner });

    expect([read("owner", "database-url"), read("api", "database-url")]).toEqual([owner, owner]);
  });
});
