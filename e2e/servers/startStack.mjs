// The compose stack, built from this checkout, for one run of tests: under a name and port of its own.
import { spawnSync } from "node:child_process";
import { randomInt } from "node:crypto";
import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../..", import.meta.url));

/**
 * Starts the stack, also as Jest's globalSetup. Whatever ends this process, the stack is removed with everything that is named
 * after it; what outlives a process that was killed outright, the next start removes. Sets, and returns, the environment of the
 * tests, and of `docker compose` and `make` in them.
 */
export default async function startStack() {
  const { DockerComposeEnvironment, Wait } = await loadTestcontainers();
  const project = `ridgeline-test-${process.pid}`;
  process.env["TESTCONTAINERS_RYUK_DISABLED"] ??= "true"; // its reaper is an image that may be out of reach
  removeStacks("abandoned");
  process.once("exit", () => removeStacks(project));
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.once(signal, () => process.exit(1));
  const override = writeOverride(project);
  // A fixed port, so that nginx has the same one after it was replaced.
  const address = `127.0.0.1:${await freePort()}`;
  const settings = {
    HTTP_PORT: address,
    // With the backup's container, which writes to a folder that is removed with the stack.
    COMPOSE_PROFILES: "backup",
    BACKUP_DIR: mkdtempSync(join(tmpdir(), `${project}-backups-`)),
    // All tests share the layers with Debian's packages.
    WEEK: "",
    VERSION: "tested",
    // Limits that tests do not reach by accident.
    QUOTE_LIMIT: "100000",
    CORS_ORIGINS: "https://a.example,https://b.example",
  };
  const environment = new DockerComposeEnvironment(root, ["docker-compose.yml", override])
    .withProjectName(project)
    .withEnvironment(settings)
    .withBuild()
    .withStartupTimeout(300_000);
  for (const name of ["api-1", "api-2", "web-1"])
    environment.withWaitStrategy(name, Wait.forHealthCheck());
  const stack = await environment.up();
  const token = await stack.getContainer("api-1").exec(["cat", "/run/ridgeline/admin-token"]);
  return Object.assign(process.env, {
    ...settings,
    COMPOSE_FILE: `docker-compose.yml:${override}`,
    STACK_PROJECT: project,
    E2E_BASE_URL: `http://${address}`,
    E2E_ADMIN_TOKEN: token.stdout.trim(),
  });
}

/**
 * While the images are built, or nginx is replaced, the system gives it to nobody else: others get theirs from 32,768 on. A port that was
 * only just closed, too, cannot be had for a minute.
 */
async function freePort() {
  for (;;) {
    const port = randomInt(11_000, 30_000);
    const server = createServer();
    const isFree = await new Promise((resolve) => {
      server.once("error", () => resolve(false));
      server.listen(port, "127.0.0.1", () => server.close(() => resolve(true)));
    });
    if (isFree) return port;
  }
}

/** Its HTTP client (undici) makes itself that of all `fetch` in the process, unless Node's own is loaded already. */
function loadTestcontainers() {
  new Headers();
  return import("testcontainers");
}

/**
 * nginx lets the tests send as fast as they can.
 * @param {string} project
 */
function writeOverride(project) {
  const folder = mkdtempSync(join(tmpdir(), `${project}-`));
  const conf = readFileSync(join(root, "deploy/nginx/nginx.conf"), "utf8");
  writeFileSync(join(folder, "nginx.conf"), conf.replaceAll(/rate=\d+r/g, "rate=100000r"));
  const volumes = [`${folder}/nginx.conf:/etc/nginx/ridgeline/nginx.conf:ro`];
  const file = join(folder, "override.json");
  writeFileSync(file, JSON.stringify({ services: { web: { volumes } } }));
  return file;
}

/** @param {string} which */
function removeStacks(which) {
  spawnSync("bash", [join(root, "e2e/servers/removeStacks.sh"), which], { stdio: "inherit" });
}
