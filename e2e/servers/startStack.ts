import { execFileSync } from "node:child_process";
import { freePort } from "../../services/api/src/standalone/freePort";
import { removeProject, removeStaleProjects } from "./removeProject";
import { ROOT } from "./root";
import type { RunningSite } from "./runningSite";

export type Stack = RunningSite & { project: string; settings: Record<string, string> };

/** The compose stack, built from this checkout, under its own project name and on a free port. */
export async function startStack(files = ["docker-compose.yml"]): Promise<Stack> {
  const project = `ridgeline-test-${process.pid}`;
  // A fixed port, so that nginx has the same one after it was replaced.
  const address = `127.0.0.1:${await freePort()}`;
  const environment = { ...settings, COMPOSE_FILE: files.join(":"), HTTP_PORT: address };
  const compose = (...args: string[]) =>
    execFileSync("docker", ["compose", "-p", project, "--progress", "quiet", ...args], {
      cwd: ROOT,
      encoding: "utf8",
      stdio: "pipe",
      env: { ...process.env, ...environment },
    });
  const stop = () => {
    removeProject(project);
    return Promise.resolve();
  };
  removeStaleProjects();
  try {
    compose("up", "--build", "--detach", "--wait");
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    project,
    settings: environment,
    url: `http://${address}`,
    adminToken: compose("exec", "-T", "api", "cat", "/run/ridgeline/admin-token").trim(),
    stop,
  };
}

/** Settings of the test stack: its own port, and limits that tests do not reach by accident. */
export const settings = {
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
