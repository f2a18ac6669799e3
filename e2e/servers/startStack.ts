import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { DockerComposeEnvironment, Wait } from "testcontainers";
import type { RunningSite } from "./runningSite";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));

export type Stack = RunningSite & { project: string };

const FILES = ["docker-compose.yml", "e2e/servers/quickChecks.yml"];

/** The compose file with quicker health checks, built from this checkout, under its own project name and on a free port. */
export async function startStack(environment: Record<string, string> = {}): Promise<Stack> {
  process.env["TESTCONTAINERS_RYUK_DISABLED"] ??= "true";
  const project = `ridgeline-test-${process.pid}`;
  const running = await new DockerComposeEnvironment(ROOT, FILES)
    .withProjectName(project)
    .withEnvironment({ ...settings(project), ...environment })
    .withBuild()
    .withStartupTimeout(180_000)
    .withWaitStrategy("database-1", Wait.forHealthCheck())
    .withWaitStrategy("api-1", Wait.forHealthCheck())
    .withWaitStrategy("web-1", Wait.forHealthCheck())
    .withWaitStrategy("door-1", Wait.forHealthCheck())
    .up();
  const port = running.getContainer("door-1").getMappedPort(8080);
  const adminToken = execFileSync(
    "docker",
    ["exec", `${project}-api-1`, "cat", "/run/ridgeline/admin-token"],
    { encoding: "utf8" },
  ).trim();
  return {
    project,
    url: `http://127.0.0.1:${port}`,
    adminToken,
    stop: async () => {
      await running.down({ removeVolumes: true });
      // What `make backup` has made, which needs its profile.
      const all = ["compose", "-p", project, "--profile", "*", "down", "--volumes"];
      execFileSync("docker", all, { cwd: ROOT, stdio: "pipe" });
      const images = ["api", "web", "certificates"].map((name) => `ridgeline-${name}:${project}`);
      execFileSync("docker", ["rmi", ...images]);
    },
  };
}

/** Settings of the tests' stack: its own port and images, and limits that tests do not reach by accident. */
export const settings = (project: string) => ({
  COMPOSE_FILE: FILES.join(":"),
  HTTP_PORT: "0",
  RIDGELINE_TAG: project,
  EDGE_RATE: "1000000",
  EDGE_BURST: "1000000",
  QUOTE_LIMIT: "1000000",
  WRONG_TOKEN_LIMIT: "1000000",
  CORS_ORIGINS: "https://a.example,https://b.example",
});
