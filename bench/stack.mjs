// The compose stack as it ships, under its own project name and port, plus the limits (compose.yml).
import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";

export const root = fileURLToPath(new URL("..", import.meta.url));
export const results = `${root}bench/results`;
export const project = "ridgeline-bench";

/** One API process, to compare one with one; rate limits that load from one address does not reach. */
const settings = {
  API_REPLICAS: "1",
  HTTP_PORT: "127.0.0.1:0",
  RIDGELINE_TAG: project,
  EDGE_CONNECTIONS: "60000",
  EDGE_BODIES: "60000",
  EDGE_RATE: "1000000",
  EDGE_BURST: "1000000",
  QUOTE_LIMIT: "1000000",
  // So that each quote request of the load comes from an address of its own, as visitors' do.
  TRUSTED_PROXY: "10.0.0.0/8,172.16.0.0/12,192.168.0.0/16",
  WEBHOOK_URL: "http://receiver:8080/",
  WEBHOOK_SECRET: "0123456789abcdef0123456789abcdef",
  WEBHOOK_ALLOW_PRIVATE: "true",
};
/** @type {import("node:child_process").ExecFileSyncOptionsWithStringEncoding} */
const options = {
  cwd: root,
  encoding: "utf8",
  maxBuffer: 64e6,
  stdio: ["ignore", "pipe", "pipe"],
  env: { ...process.env, ...settings },
};
const composeFlags = ["compose", "-p", project, "--progress", "quiet", "-f", "docker-compose.yml"];

export const docker = (/** @type {string[]} */ ...args) => execFileSync("docker", args, options);

export const compose = (/** @type {string[]} */ ...args) =>
  docker(...composeFlags, "-f", "bench/compose.yml", ...args);

export const containerOf = (/** @type {string} */ service) => `${project}-${service}-1`;

/**
 * @param {string} service
 * @param {string[]} command
 */
export const execIn = (service, ...command) => docker("exec", containerOf(service), ...command);

export const psql = (/** @type {string} */ sql) =>
  execIn("database", "psql", "-U", "ridgeline", "-Atqc", sql).trim();

/** Builds the images and starts everything with new volumes; returns the seconds that the stack itself took to start. */
export function startStack() {
  compose("build");
  compose("down", "--volumes", "--timeout", "2");
  const started = performance.now();
  startShipped();
  const seconds = (performance.now() - started) / 1000;
  compose("up", "--detach", "--wait");
  return seconds;
}

/** The stack's own services, without the limits. */
export function startShipped() {
  compose("up", "--detach", "--wait", "web", "certificates");
}

/** Removes everything that was started, and the images built for it. */
export function stopStack() {
  compose("down", "--volumes", "--remove-orphans", "--timeout", "2");
  const images = ["api", "web", "certificates", "load"];
  docker("image", "rm", "--force", ...images.map((name) => `ridgeline-${name}:${project}`));
}

/** The stack's address for programs on this machine. */
export const frontDoor = () => `http://${compose("port", "door", "8080").trim()}`;

export const adminToken = () => execIn("api", "cat", "/run/ridgeline/admin-token").trim();
