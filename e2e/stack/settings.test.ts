import { execFile, spawnSync } from "node:child_process";
import { chmodSync, mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { copyCheckout } from "../servers/copyCheckout";
import { makeMeanwhile } from "../servers/make";
import { ROOT } from "../servers/root";
import { startLoad } from "../servers/startLoad";
import { call, compose, containersOf, postQuote, stackProject, until } from "../servers/theStack";

jest.setTimeout(180_000);

/** Wrong values, some of which Compose itself could not read. */
const WRONG = {
  HTTP_PORT: "65536",
  API_REPLICAS: "two",
  DOMAIN: "a.example",
  TRUSTED_PROXY: "",
  QUOTE_LIMIT: "none",
  WEBHOOK_URL: "https://hooks.example",
  WEBHOOK_SECRET: "short",
  RESTIC_REPOSITORY: "/mnt/nas/site",
};

test("make up with wrong settings names each, and the site runs on", async () => {
  const load = startLoad([() => call("/"), () => call("/api/services")], 1, 100);
  const before = ["api", "web"].flatMap((service) => containersOf(service));

  const { code, said } = await makeMeanwhile("up", WRONG);

  const { count, failures } = await load.stop();
  // Each sentence: services/api/src/config/readConfig.test.ts.
  const named = said.match(/^[A-Z][A-Z0-9_]*(?=: )/gm);
  expect(named).toEqual([
    "HTTP_PORT",
    "API_REPLICAS",
    "QUOTE_LIMIT",
    "ACME_EMAIL",
    "WEBHOOK_SECRET",
    "BACKUP_MOUNT",
  ]);
  expect(said).toContain("Nothing was changed.");
  expect(code).toBe(2);
  expect(["api", "web"].flatMap((service) => containersOf(service))).toEqual(before);
  expect(failures).toEqual([]);
  expect(count).toBeGreaterThan(1);
});

test("docker compose up with a value that the API refuses keeps serving the pages", async () => {
  const up = (change: Record<string, string>) =>
    promisify(execFile)("docker", ["compose", "up", "--detach", "--no-build"], {
      cwd: ROOT,
      env: { ...process.env, COMPOSE_PROJECT_NAME: stackProject, ...change },
    });
  const pages = ["/", "/privacy", "/terms", "/api/services"];
  const load = startLoad(
    pages.map((page) => () => call(page)),
    1,
    50,
  );

  await up({ QUOTE_LIMIT: "abc" });
  await until(() => compose("logs", "api").includes("QUOTE_LIMIT: expected a whole number"));
  expect((await postQuote()).status).toBe(503);
  await up({});
  await until(async () => (await postQuote()).status === 201);

  const { failures } = await load.stop();
  expect(failures).toEqual([]);
});

test("make up warns about an unknown name in .env, and makes .env unreadable for others", async () => {
  const checkout = mkdtempSync(path.join(tmpdir(), "ridgeline-names-"));
  copyCheckout(checkout).write(".env", "HTTP_PROT=80\nAWS_ACCESS_KEY_ID=x\n");
  chmodSync(path.join(checkout, ".env"), 0o644);

  const { said } = await makeMeanwhile("up", {}, checkout);

  expect(said.split("\n").filter((line) => line.startsWith("Warning"))).toEqual([
    "Warning: .env sets HTTP_PROT, which is not a setting: see .env.example",
  ]);
  expect(said).toContain("Made .env readable only by you, since it holds passwords.");
  expect(statSync(path.join(checkout, ".env")).mode & 0o777).toBe(0o600);
  rmSync(checkout, { recursive: true });
});

test("two checkouts on one machine do not use each other's images, but may share a registry's", () => {
  const imagesOf = (environment: Record<string, string>) => {
    const { stdout } = spawnSync("docker", ["compose", "--profile", "*", "config", "--images"], {
      cwd: ROOT,
      encoding: "utf8",
      env: { ...process.env, RIDGELINE_IMAGES: "", ...environment },
    });
    const own = stdout.split("\n").filter((image) => image !== "" && image !== "postgres:17");
    return [...new Set(own)].sort();
  };
  const NAMES = ["api", "backup", "certificates", "web"];

  for (const project of ["one", "two"]) {
    expect(imagesOf({ COMPOSE_PROJECT_NAME: project })).toEqual(
      NAMES.map((name) => `${project}-${name}:latest`),
    );
    expect(
      imagesOf({
        COMPOSE_PROJECT_NAME: project,
        RIDGELINE_IMAGES: "host/site",
        RIDGELINE_TAG: "2",
      }),
    ).toEqual(NAMES.map((name) => `host/site/ridgeline-${name}:2`));
  }
});
