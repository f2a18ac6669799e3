// The compose stack as it ships, under its own project name and port, plus the limit and the load (compose.yml).
import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";

export const root = fileURLToPath(new URL("..", import.meta.url));
export const results = `${root}bench/results`;
const project = "ridgeline-bench";

/** The service that takes visitors' requests, as the stack's network knows it. */
export const DOOR = "http://web:8080";

/** Rate limits too high for the load from one address to reach. */
const settings = {
  HTTP_PORT: "127.0.0.1:0",
  EDGE_CONNECTIONS: "60000",
  EDGE_BODIES: "60000",
  EDGE_RATE: "1000000",
  EDGE_BURST: "1000000",
  QUOTE_LIMIT: "1000000",
  QUOTE_NETWORK_LIMIT: "1000000",
  // So that each quote request of the load comes from a different address, as real visitors' do.
  TRUSTED_PROXY: "10.0.0.0/8,172.16.0.0/12,192.168.0.0/16",
};
/** @type {import("node:child_process").ExecFileSyncOptionsWithStringEncoding} */
const options = {
  cwd: root,
  encoding: "utf8",
  maxBuffer: 64e6,
  stdio: ["ignore", "pipe", "pipe"],
  env: { ...process.env, ...settings },
};
const files = ["-f", "docker-compose.yml", "-f", "bench/compose.yml"];

export const docker = (/** @type {string[]} */ ...args) => execFileSync("docker", args, options);

const compose = (/** @type {string[]} */ ...args) =>
  docker("compose", "-p", project, "--progress", "quiet", ...files, ...args);

export const containerOf = (/** @type {string} */ service) => `${project}-${service}-1`;

export const psql = (/** @type {string} */ sql) =>
  docker("exec", containerOf("database"), "psql", "-U", "ridgeline", "-Atqc", sql);

/** Builds the images and starts everything with new volumes. */
export function startStack() {
  compose("build");
  compose("down", "--volumes", "--timeout", "2");
  compose("up", "--detach", "--wait");
}

/** Removes everything that was started, and the images built for it, but no shared images. */
export function stopStack() {
  compose("down", "--volumes", "--remove-orphans", "--timeout", "2");
  const images = compose("config", "--images")
    .split("\n")
    .filter((name) => name.startsWith(`${project}-`));
  docker("image", "rm", "--force", ...new Set(images));
}

/** The stack's address for programs on this machine. */
export const frontDoor = () => `http://${compose("port", "web", "8080").trim()}/`;
