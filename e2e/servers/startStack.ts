import { execFileSync, spawnSync } from "node:child_process";
import { readdirSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { freePort } from "../../services/api/src/standalone/freePort";
import { isRunning } from "../../services/api/test/dataFolder";
import { ROOT, type RunningSite } from "./root";
import { withLimits } from "./startWeb";
import { makeFolder } from "./theStack";

type Stack = RunningSite & { project: string; settings: Record<string, string> };

/** The compose stack, built from this checkout, under its own project name and on a free port. */
export async function startStack(): Promise<Stack> {
  removeStaleProjects();
  const project = `ridgeline-test-${process.pid}`;
  // A fixed port, so that nginx has the same one after it was replaced.
  const address = `127.0.0.1:${await freePort()}`;
  const COMPOSE_FILE = `docker-compose.yml:${writeOverride(project)}`;
  const environment = { ...settings, COMPOSE_FILE, HTTP_PORT: address };
  const compose = (...args: string[]) =>
    execFileSync("docker", ["compose", "-p", project, "--progress", "quiet", ...args], {
      cwd: ROOT,
      encoding: "utf8",
      stdio: "pipe",
      env: { ...process.env, ...environment },
    });
  try {
    compose("--profile", "backup", "build");
    compose("up", "--no-build", "--detach", "--wait");
    return {
      project,
      settings: environment,
      url: `http://${address}`,
      adminToken: compose("exec", "-T", "api", "cat", "/run/ridgeline/admin-token").trim(),
      stop: () => {
        removeProject(project);
        return Promise.resolve();
      },
    };
  } catch (error) {
    removeProject(project);
    throw error;
  }
}

/** Settings of the test stack: its own port, and limits that tests do not reach by accident. */
export const settings = {
  HTTP_PORT: "0",
  // All tests share the layers with Debian's packages.
  WEEK: "",
  VERSION: "tested",
  QUOTE_LIMIT: "100000",
  CORS_ORIGINS: "https://a.example,https://b.example",
};

/** nginx lets the tests send as fast as they can, and Docker asks for health more often than for an operator. */
function writeOverride(project: string): string {
  const healthcheck = { interval: "2s", retries: 30 };
  const limits = { "rate=100r/s": "rate=100000r/s", "rate=1r/s": "rate=100000r/s" };
  const conf = withLimits("nginx/nginx.conf", limits, project);
  const services = {
    database: { healthcheck },
    api: { healthcheck },
    web: { healthcheck, volumes: [conf] },
  };
  const file = path.join(makeFolder(project), "override.json");
  writeFileSync(file, JSON.stringify({ services }));
  return file;
}

/**
 * Removes the containers, networks, volumes, images and temporary folders of a test stack, and everything else that is named
 * after it, such as a second stack; also what a failed test has left. What cannot be removed is reported, but does not fail:
 * a failure here would take Jest's report with it.
 */
function removeProject(project: string): void {
  const isOurs = (name: string) => new RegExp(`(^|/)${project}[-_/]`).test(name);
  const containers = ["ps", "--all", "--format={{.Names}}"];
  const networks = list("network", "ls", "--format={{.Name}}").filter(isOurs);
  const connected = networks.flatMap((network) =>
    list(...containers, `--filter=network=${network}`),
  );
  const named = list(...containers).filter(isOurs);
  remove(["rm", "--force", "--volumes"], [...new Set([...named, ...connected])]);
  remove(["network", "rm"], networks);
  remove(["volume", "rm"], list("volume", "ls", "--format={{.Name}}").filter(isOurs));
  remove(["rmi"], list("images", "--format={{.Repository}}:{{.Tag}}").filter(isOurs));
  const folders = readdirSync(tmpdir()).filter(isOurs);
  spawnSync("rm", ["-rf", ...folders.map((name) => path.join(tmpdir(), name))]);
}

/** Removes the stacks of earlier runs that were killed. */
function removeStaleProjects(): void {
  const names = [
    ...list("ps", "--all", "--format={{.Names}}"),
    ...list("images", "--format={{.Repository}}"),
  ];
  const projects = names.map((name) => /^ridgeline-test-(\d+)/.exec(name));
  for (const project of new Set(projects.map((match) => match?.[0]))) {
    const pid = project?.split("-").at(-1);
    if (project && !isRunning(Number(pid))) removeProject(project);
  }
}

function list(...command: string[]): string[] {
  const { stdout } = spawnSync("docker", command, { encoding: "utf8" });
  return stdout.split("\n").filter(Boolean);
}

function remove(command: string[], names: string[]): void {
  if (names.length === 0) return;
  const { status, stderr } = spawnSync("docker", [...command, ...names], { encoding: "utf8" });
  if (status !== 0) console.warn(`Left behind: ${stderr}`);
}
