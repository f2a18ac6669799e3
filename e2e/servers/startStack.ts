import { execFileSync } from "node:child_process";
import { DockerComposeEnvironment, Wait } from "testcontainers";
import { freePort } from "../../services/api/src/standalone/freePort";
import { ROOT } from "./root";
import type { RunningSite } from "./runningSite";

export type Stack = RunningSite & { project: string; settings: Record<string, string> };

const FILES = ["docker-compose.yml", "e2e/servers/quickChecks.yml"];

/** The compose file with quicker health checks, built from this checkout, under its own project name and on a free port. */
export async function startStack(): Promise<Stack> {
  process.env["TESTCONTAINERS_RYUK_DISABLED"] ??= "true";
  const project = `ridgeline-test-${process.pid}`;
  // Of its own, so that nginx has the same one after it was replaced.
  const address = `127.0.0.1:${await freePort()}`;
  const environment = { ...settings, HTTP_PORT: address };
  const running = await new DockerComposeEnvironment(ROOT, FILES)
    .withProjectName(project)
    .withEnvironment(environment)
    .withBuild()
    .withStartupTimeout(180_000)
    .withWaitStrategy("database-1", Wait.forHealthCheck())
    .withWaitStrategy("api-1", Wait.forHealthCheck())
    .withWaitStrategy("web-1", Wait.forHealthCheck())
    .up();
  const adminToken = execFileSync(
    "docker",
    ["exec", `${project}-api-1`, "cat", "/run/ridgeline/admin-token"],
    { encoding: "utf8" },
  ).trim();
  return {
    project,
    settings: environment,
    url: `http://${address}`,
    adminToken,
    stop: async () => {
      await running.down({ removeVolumes: true });
      // What `make backup` has made, which needs its profile.
      const all = ["compose", "-p", project, "--profile", "*", "down", "--volumes"];
      execFileSync("docker", all, { cwd: ROOT, stdio: "pipe" });
      const images = ["api", "web", "certificates"].map((name) => `${project}-${name}`);
      execFileSync("docker", ["rmi", ...images]);
    },
  };
}

/** Settings of the tests' stack: its own port, and limits that tests do not reach by accident. */
export const settings = {
  COMPOSE_FILE: FILES.join(":"),
  HTTP_PORT: "0",
  // All tests share the layers with Debian's packages.
  WEEK: "",
  EDGE_RATE: "1000000",
  EDGE_BURST: "1000000",
  QUOTE_LIMIT: "1000000",
  QUOTE_NETWORK_LIMIT: "1000000",
  NOTIFICATION_LIMIT: "10000",
  WRONG_TOKEN_LIMIT: "1000000",
  CORS_ORIGINS: "https://a.example,https://b.example",
};
