import { execFileSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { createServer, type AddressInfo } from "node:net";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { once } from "node:events";
import { validQuoteRequest } from "../../contract/test/quoteRequests";
import { startLoad } from "../servers/startLoad";
import { makeCertificates, startTlsPostgres, type TlsPostgres } from "../servers/startTlsPostgres";
import { docker, isFull, stackProject, until } from "../servers/theStack";

const ROOT = path.join(__dirname, "../..");
const FILES = isFull ? ["deploy/swarm.yml"] : ["deploy/swarm.yml", "e2e/servers/quickSwarm.yml"];
const REPLICAS = isFull ? 3 : 2;
const MIN_REQUESTS = isFull ? 5000 : 200;
const stack = `${stackProject}-swarm`;
const images = `swarm.test/${stackProject}`;
const imageOf = (name: string, tag: string) => `${images}/ridgeline-${name}:${tag}`;

jest.setTimeout(300_000);

let isOurs: boolean;
let certificates: string;
let port: number;
let postgres: TlsPostgres;

beforeAll(async () => {
  isOurs = docker("info", "-f", "{{.Swarm.LocalNodeState}}").trim() === "inactive";
  if (isOurs) docker("swarm", "init", "--advertise-addr", "127.0.0.1");
  certificates = makeCertificates();
  createSecrets({
    "admin-token": "0123456789abcdef0123456789abcdef",
    "database-url": "postgres://postgres:secret@db.test:5432/postgres",
    "database-api-url": "postgres://rows:secret@db.test:5432/postgres",
    "database-ca": readFileSync(path.join(certificates, "authority.pem"), "utf8"),
    "smtp-url": "\n",
    "webhook-url": "\n",
    "webhook-secret": "\n",
    "push-key": "\n",
  });
  for (const tag of ["first", "second", "broken"]) {
    for (const name of ["api", "web"]) {
      const isBroken = tag === "broken" && name === "api";
      const image = isBroken ? "postgres:17" : `ridgeline-${name}:${stackProject}`;
      docker("tag", image, imageOf(name, tag));
    }
  }
  port = await freePort();
  deploy("first");
  postgres = await startTlsPostgres(`${stack}_default`, certificates);
  postgres.sql("CREATE ROLE rows LOGIN PASSWORD 'secret'");
  await until(
    async () => (await call("/api/health/ready")).ok && running("first") === REPLICAS,
    120_000,
  );
});

afterAll(async () => {
  postgres.stop();
  // Docker refuses while the last task is still stopping.
  await until(() => Promise.resolve(docker("stack", "rm", stack) === ""));
  docker("secret", "rm", ...secretNames());
  for (const tag of ["first", "second", "broken"]) {
    docker("rmi", imageOf("api", tag), imageOf("web", tag));
  }
  // In use as long as the last container stops. `--force` does not mind one that an earlier try has removed.
  const volumes = [`${stack}_lists`, `${stack}_door`];
  await until(() => Promise.resolve(docker("volume", "rm", "--force", ...volumes) !== ""));
  if (isOurs) leaveSwarm();
});

test("all replicas answer, and reach an external database over TLS with the API's own role", () => {
  expect(running("first")).toBe(REPLICAS);
  expect(
    postgres.sql(
      "SELECT DISTINCT ssl, usename FROM pg_stat_ssl JOIN pg_stat_activity USING (pid) WHERE application_name = 'ridgeline'",
    ),
  ).toBe("t|rows");
});

test("a new version is rolled out under load, and no request fails", async () => {
  const load = startVisitors();
  deploy("second");
  for (const service of ["api", "web"]) {
    await until(() => Promise.resolve(updateState(service) === "completed"), 180_000);
  }
  await until(() => Promise.resolve(load.sent() > MIN_REQUESTS), 60_000);
  const { count, failures, quantile } = await load.stop();

  console.info(`rolled out: ${count} requests, p99 ${Math.round(quantile(0.99))} ms`);
  expect(failures).toEqual([]);
  expect(running("second")).toBe(REPLICAS);
  expect(running("first")).toBe(0);
});

test("a version that does not start is rolled back under load, and no request fails", async () => {
  const load = startVisitors();
  deploy("broken");
  await until(() => Promise.resolve(updateState("api") === "rollback_completed"), 180_000);
  const { count, failures } = await load.stop();

  console.info(`taken back: ${count} requests`);
  expect(failures).toEqual([]);
  expect(running("second")).toBe(REPLICAS);
});

/** Docker then forgets the network names of the containers that run, which must not happen to anybody else's. */
function leaveSwarm(): void {
  const format = '--format={{.Label "com.docker.compose.project"}} {{.Names}}';
  const others = docker("ps", format)
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith(`${stackProject} `));
  if (others.length === 0) docker("swarm", "leave", "--force");
  else console.warn(`This machine stays in the test's swarm, since others run: ${others.join()}`);
}

const secretNames = () => docker("secret", "ls", "-q", "-f", `name=${stack}-`).trim().split("\n");

function createSecrets(secrets: Record<string, string>): void {
  for (const [name, input] of Object.entries(secrets)) {
    execFileSync("docker", ["secret", "create", `${stack}-${name}`, "-"], { input });
  }
}

function deploy(tag: string): void {
  const files = FILES.flatMap((file) => ["-c", file]);
  const args = ["stack", "deploy", "--detach=true", "--resolve-image=never", ...files, stack];
  const settings = {
    RIDGELINE_IMAGES: images,
    RIDGELINE_TAG: tag,
    SECRETS: stack,
    STACK: stack,
    HTTP_PORT: String(port),
    API_REPLICAS: String(REPLICAS),
  };
  execFileSync("docker", args, { cwd: ROOT, env: { ...process.env, ...settings }, stdio: "pipe" });
}

/** The number of API tasks that run that tag. */
function running(tag: string): number {
  const tasks = docker(
    ...["service", "ps", `${stack}_api`, "--filter=desired-state=running"],
    ...["--format", "{{.Image}} {{.CurrentState}}"],
  );
  return tasks.split("\n").filter((task) => task.startsWith(`${imageOf("api", tag)} Running`))
    .length;
}

const updateState = (service: string) =>
  docker("service", "inspect", "-f", "{{.UpdateStatus.State}}", `${stack}_${service}`).trim();

const call = (path: string, init: RequestInit = {}) =>
  fetch(`http://127.0.0.1:${port}${path}`, { signal: AbortSignal.timeout(15_000), ...init });

/** Each request on a connection of its own: nginx, when it is replaced, closes idle ones. */
function startVisitors() {
  const headers = { "Content-Type": "application/json", Connection: "close" };
  const body = JSON.stringify(validQuoteRequest);
  const post = () => ({
    method: "POST",
    headers: { ...headers, "Idempotency-Key": randomUUID() },
    body,
  });
  return startLoad(
    ["/api/services", "/api/health/live", "/api/health/ready", "/api/quote"].map(
      (path) => async () => {
        await wait(20);
        return call(path, path === "/api/quote" ? post() : { headers });
      },
    ),
    isFull ? 4 : 2,
  );
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port: free } = server.address() as AddressInfo; // a TCP server has one
  server.close();
  return free;
}
