import { execFile, spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { promisify } from "node:util";
import { startLoad } from "../servers/startLoad";
import {
  call,
  containersOf,
  docker,
  isHealthy,
  postQuote,
  psql,
  stackProject,
  until,
} from "../servers/theStack";

const ROOT = path.join(__dirname, "../..");
const folder = mkdtempSync(path.join(tmpdir(), "ridgeline-upgrade-"));
const checkout = path.join(folder, "checkout");
const backups = path.join(folder, "backups");

const MIN_REQUESTS = 3000;

// Each upgrade builds the images.
jest.setTimeout(900_000);

beforeEach(() => {
  const leftOut = /\/(node_modules|dist|generated|\.git|\.data|backups)$/;
  rmSync(checkout, { recursive: true, force: true });
  cpSync(ROOT, checkout, { recursive: true, filter: (file) => !leftOut.test(file) });
});
afterAll(() => {
  const images = ["api", "web", "certificates"].map((name) => `ridgeline-${name}:${stackProject}`);
  spawnSync("docker", ["rmi", ...images.map((image) => `${image}-before`)]);
  rmSync(folder, { recursive: true });
});

const change = (file: string, from: string, to: string) => {
  const text = readFileSync(path.join(checkout, file), "utf8");
  expect(text).toContain(from);
  writeFileSync(path.join(checkout, file), text.replace(from, to));
};

/** Runs the operator's upgrade in a checkout of the new version, under load. */
async function upgrade() {
  const load = startLoad(
    ["/", "/api/services", "/api/health/live", "quote"].map((path) => async () => {
      await wait(20);
      return path === "quote" ? postQuote() : call(path);
    }),
    4,
  );
  const { code, said } = await make();
  await until(() => Promise.resolve(load.sent() >= MIN_REQUESTS));
  const { count, failures, quantile } = await load.stop();
  const p99 = Math.round(quantile(0.99));
  console.info(`${count} requests, p99 ${p99} ms, ${failures.length} failed`);
  return { code, said, count, failures };
}

async function make(): Promise<{ code: number; said: string }> {
  const environment = { COMPOSE_PROJECT_NAME: stackProject, BACKUP_DIR: backups };
  const options = { cwd: checkout, env: { ...process.env, ...environment }, maxBuffer: 2 ** 26 };
  try {
    const { stdout } = await promisify(execFile)("make", ["--silent", "upgrade"], options);
    return { code: 0, said: stdout };
  } catch (error) {
    const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string }; // execFile's
    return { code, said: stdout + stderr };
  }
}

const untaggedImages = () => {
  const ours = `--filter=label=com.docker.compose.project=${stackProject}`;
  return docker("images", "--quiet", "--filter=dangling=true", ours);
};

const liveSays = async () => JSON.parse(await (await call("/api/health/live")).text()) as unknown;

test("a new version of the API takes over without a failed request", async () => {
  const before = containersOf("api");
  change("services/api/src/features/health/healthRoutes.ts", '"live" }', '"live", release: 2 }');

  const { code, said, count, failures } = await upgrade();

  expect({ code, said }).toMatchObject({ code: 0 });
  expect(said).toMatch(/^Upgraded to .*; all containers are healthy\.$/m);
  expect(failures).toEqual([]);
  expect(count).toBeGreaterThanOrEqual(MIN_REQUESTS);
  expect(await liveSays()).toEqual({ status: "live", release: 2 });
  expect(containersOf("api")).toHaveLength(before.length);
  expect(readdirSync(backups)).toHaveLength(1);
});

test("a new version that does not start is rolled back, even after its migration, without a failed request", async () => {
  const replicas = containersOf("api").length;
  change(
    "services/api/src/main.ts",
    "await runProcess(",
    'throw new Error("Broken");\nawait runProcess(',
  );
  change(
    "db/migrationSource.ts",
    "];",
    '  { name: "999_probe", up: async (knex) => knex.raw("CREATE TABLE probe ()") },\n];',
  );

  const { code, said, failures } = await upgrade();

  expect({ code, said }).toMatchObject({ code: 2 });
  expect(said).toContain("Error: Broken");
  expect(said).toMatch(/^Rolled back; the previous version is healthy\./m);
  expect(failures).toEqual([]);
  expect(psql("SELECT count(*) FROM migrations WHERE name = '999_probe'")).toBe("1");
  expect(await liveSays()).toEqual({ status: "live", release: 2 });
  expect(containersOf("api")).toHaveLength(replicas);
  for (const container of containersOf("api")) expect(await isHealthy(container)()).toBe(true);
  psql("DROP TABLE probe; DELETE FROM migrations WHERE name = '999_probe'");
});

test("a new version of the site takes over, with a new nginx, without a failed request", async () => {
  const before = containersOf("web");
  change("services/web/src/pages/TermsPage.tsx", "We offer:", "We offer these:");

  const { code, said, count, failures } = await upgrade();

  expect({ code, said }).toMatchObject({ code: 0 });
  expect(failures).toEqual([]);
  expect(count).toBeGreaterThanOrEqual(MIN_REQUESTS);
  expect(containersOf("web")).not.toEqual(before);
  expect(await (await call("/terms")).text()).toContain("We offer these:");
  expect(untaggedImages()).toBe("");
});
