import { execFileSync, spawn } from "node:child_process";
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { addFigures } from "../measure.mjs";
import { compose, containerOf, docker, project, root, startShipped } from "../stack.mjs";

/**
 * 6. Memory without any load, image sizes, and start times.
 * @param {number} firstUp
 */
export async function measureAtRest(firstUp) {
  measureSizes();
  compose("down", "--timeout", "2");
  const seconds = timed(startShipped);
  addFigures("Start", "docker compose up --wait, first (images built, no data)", [{ s: firstUp }]);
  addFigures("Start", "docker compose up --wait, second", [{ s: seconds }]);
  measureMemory();
  await measureMakeStart();
}

function measureMemory() {
  for (const service of ["api", "web", "door", "database", "certificates"]) {
    const usage = docker("stats", "--no-stream", "--format", "{{.MemUsage}}", containerOf(service));
    addFigures("Memory at rest", service, [{ MB: toMegabytes(usage) }]);
  }
}

/** @param {string} usage */
function toMegabytes(usage) {
  const [, number, unit = ""] = /^([\d.]+)([KMG])iB/.exec(usage) ?? [];
  const bytes = new Map([
    ["K", 2 ** 10],
    ["M", 2 ** 20],
    ["G", 2 ** 30],
  ]).get(unit);
  if (bytes === undefined) throw new Error(`docker stats shows an unknown size: ${usage}`);
  return (Number(number) * bytes) / 1e6;
}

/** Debian is the first layer of both images. */
function measureSizes() {
  for (const name of ["api", "web"]) {
    const image = `ridgeline-${name}:${project}`;
    const layers = docker("history", "--human=false", "--format", "{{.Size}}", image);
    const sizes = layers.trim().split("\n").map(Number);
    const MB = sizes.reduce((sum, size) => sum + size, 0) / 1e6;
    addFigures("Images", name, [{ MB, "of it Debian": (sizes.at(-1) ?? NaN) / 1e6 }]);
  }
}

/** Runs in a fresh clone: first with nothing installed, then again. */
async function measureMakeStart() {
  const folder = mkdtempSync(join(tmpdir(), "ridgeline-bench-"));
  chmodSync(folder, 0o755); // as root, Postgres runs as another user
  execFileSync("git", ["clone", "--quiet", "--depth=1", `file://${root}`, folder]);
  addFigures("Start", "make start, first (fresh clone)", [{ s: await timeToReady(folder) }]);
  addFigures("Start", "make start, second", [{ s: await timeToReady(folder) }]);
  rmSync(folder, { recursive: true, force: true });
}

/** @param {string} folder */
async function timeToReady(folder) {
  const started = performance.now();
  const child = spawn("make", ["start"], {
    cwd: folder,
    env: { ...process.env, PORT: "0" },
    stdio: ["ignore", "pipe", "inherit"],
    detached: true,
  });
  const exited = new Promise((resolve) => child.once("exit", resolve));
  for await (const line of createInterface(child.stdout)) {
    if (!line.startsWith("Ready on ")) continue;
    const seconds = (performance.now() - started) / 1000;
    if (child.pid !== undefined) process.kill(-child.pid, "SIGINT");
    await exited;
    return seconds;
  }
  throw new Error("make start ended before it was ready");
}

/** @param {() => void} work */
function timed(work) {
  const started = performance.now();
  work();
  return (performance.now() - started) / 1000;
}
