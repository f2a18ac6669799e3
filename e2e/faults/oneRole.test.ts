import { execFile, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { promisify } from "node:util";
import { startLoad } from "../servers/startLoad";
import { call, compose, postQuote, psql, stackProject } from "../servers/theStack";

const ROOT = path.join(__dirname, "../..");
const folder = mkdtempSync(path.join(tmpdir(), "ridgeline-one-role-"));
const environment = {
  ...process.env,
  COMPOSE_PROJECT_NAME: stackProject,
  BACKUP_DIR: path.join(folder, "backups"),
};

// The upgrade builds the images.
jest.setTimeout(900_000);

afterAll(() => {
  const images = ["api", "web", "certificates"].map((name) => `ridgeline-${name}:${stackProject}`);
  spawnSync("docker", ["rmi", ...images.map((image) => `${image}-before`)]);
  rmSync(folder, { recursive: true });
});

const run = (file: string, ...args: string[]) =>
  promisify(execFile)(file, args, { cwd: ROOT, env: environment, maxBuffer: 2 ** 26 });

/** As a version before the roles left it: the superuser owns everything, and the API connects as the superuser. */
async function goBackToOneRole(): Promise<void> {
  const url = compose("exec", "-T", "database", "cat", "/run/ridgeline/database-superuser-url");
  const file = path.join(folder, "one-role.json");
  writeFileSync(
    file,
    JSON.stringify({ services: { api: { environment: { DATABASE_URL: url.trim() } } } }),
  );
  await run(
    ...(["docker", "compose", "-f", "docker-compose.yml", "-f", file] as const),
    ...["up", "--detach", "--wait", "--no-build", "--no-deps", "api"],
  );
  psql("REASSIGN OWNED BY ridgeline_owner TO ridgeline");
  psql("DROP OWNED BY ridgeline_owner, ridgeline_api");
  psql("DROP ROLE ridgeline_owner, ridgeline_api");
}

const apiRoles = () =>
  psql("SELECT DISTINCT usename FROM pg_stat_activity WHERE application_name = 'ridgeline'");
const tableOwners = () =>
  psql("SELECT DISTINCT tableowner FROM pg_tables WHERE schemaname = 'public'");

test("make upgrade gives an installation with one role its own roles, without a failed request or a lost row", async () => {
  await goBackToOneRole();
  expect([apiRoles(), tableOwners()]).toEqual(["ridgeline", "ridgeline"]);
  const rows = Number(psql("SELECT count(*) FROM quote_requests"));
  let stored = 0;
  const load = startLoad(
    ["/api/services", "/api/health/ready", "quote"].map((address) => async () => {
      await wait(20);
      if (address !== "quote") return call(address);
      const answer = await postQuote();
      if (answer.status === 201) stored += 1;
      return answer;
    }),
    4,
  );

  const { stdout } = await run("make", "--silent", "upgrade");
  const { count, failures } = await load.stop();

  console.info(`${count} requests, ${failures.length} failed`);
  expect(stdout).toMatch(/^Upgraded to .*; all containers are healthy\.$/m);
  expect(failures).toEqual([]);
  expect([apiRoles(), tableOwners()]).toEqual(["ridgeline_api", "ridgeline_owner"]);
  expect(Number(psql("SELECT count(*) FROM quote_requests"))).toBe(rows + stored);
});
