import { execFile, execFileSync, spawnSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import { mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { promisify } from "node:util";
import { validQuoteRequest } from "../../contract/test/quoteRequests";
import { ROOT } from "./root";

/** The stack of startStack.mjs, with the functions that tests need to break and inspect it. */
export const stackUrl = process.env["E2E_BASE_URL"] ?? "";
export const stackProject = process.env["STACK_PROJECT"] ?? "";
export const adminToken = process.env["E2E_ADMIN_TOKEN"] ?? "";

/** `make test-all` runs the faults in full size, `make test` in a short version. */
export const isFull = process.env["FAULT_SIZE"] === "full";

/** A temporary folder, which is removed with the stack. */
export const makeFolder = () => mkdtempSync(path.join(tmpdir(), `${stackProject}-`));

export type CallInit = Omit<RequestInit, "headers"> & { headers?: Record<string, string> };

export const call = (path: string, { headers, ...init }: CallInit = {}) =>
  fetch(stackUrl + path, {
    signal: AbortSignal.timeout(15_000),
    headers: { ...(init.body && { "Content-Type": "application/json" }), ...headers },
    ...init,
  });

export const callAsOwner = (path: string, { headers, ...init }: CallInit = {}) =>
  call(path, { headers: { Authorization: `Bearer ${adminToken}`, ...headers }, ...init });

export const postQuote = (key: string = randomUUID(), change: object = {}) =>
  call("/api/quote", {
    method: "POST",
    headers: { "Idempotency-Key": key },
    body: JSON.stringify({ ...validQuoteRequest, ...change }),
  });

/** As a browser posts the form without our script, with the same answers as `postQuote`: the name makes it another request. */
export const postForm = (fullName: string = randomUUID(), headers: Record<string, string> = {}) =>
  fetch(`${stackUrl}/api/quote`, {
    method: "POST",
    headers,
    signal: AbortSignal.timeout(15_000),
    body: new URLSearchParams(
      Object.entries({ ...validQuoteRequest, consent: "on", fullName }).map(([field, answer]) => [
        field,
        String(answer),
      ]),
    ),
  });

/** Changes details of the business as the owner; returns those before. */
export async function changeBusiness(change: object): Promise<{ name: string }> {
  const read = await callAsOwner("/api/admin/business");
  const before = (await read.json()) as { name: string };
  const body = JSON.stringify({ ...before, ...change });
  const { ok } = await callAsOwner("/api/admin/business", { method: "PUT", body });
  if (!ok) throw new Error("The business was not changed");
  return before;
}

/** Uploads a photo as the owner; returns its address. */
export async function uploadPhoto(): Promise<string> {
  const headers = { "Content-Type": "image/png" };
  const body = readFileSync(path.join(ROOT, "docs/landing-390.png"));
  const answer = await callAsOwner("/api/admin/photos", { method: "POST", headers, body });
  return ((await answer.json()) as { imageUrl: string }).imageUrl;
}

/** The most bytes of a program's output: a dump or a long log exceeds Node's default of one megabyte. */
export const MOST_OUTPUT = 2 ** 28;

export function docker(...args: string[]): string {
  const limits = { timeout: 120_000, maxBuffer: MOST_OUTPUT };
  try {
    return execFileSync("docker", args, { encoding: "utf8", stdio: "pipe", ...limits }).trim();
  } catch (error) {
    // When a limit is hit, Node's error references itself, which Jest cannot report.
    if (error instanceof Error) Reflect.deleteProperty(error, "error");
    throw error;
  }
}

/** Builds an image, which is removed with the stack if it is named after it. */
export const buildImage = (name: string, dockerfile: string) =>
  execFileSync("docker", ["build", "--quiet", "--tag", name, "-"], { input: dockerfile });

/** Everything that a container has printed. */
export function logOf(container: string): string {
  const options = { encoding: "utf8", maxBuffer: MOST_OUTPUT } as const;
  const { stdout, stderr } = spawnSync("docker", ["logs", container], options);
  return stdout + stderr;
}

/** The same as docker(), asynchronously, so that this process can keep generating load. */
export const dockerMeanwhile = (...args: string[]) => promisify(execFile)("docker", args);

/** While a process waits for the disk, Docker gives up freezing its container, and lets all of it go on. */
export const freeze = (...containers: string[]) =>
  Promise.all(
    containers.map((container) =>
      until(() => dockerMeanwhile("pause", container).then(() => true)),
    ),
  );

const composeOf = (project: string, ...args: string[]) =>
  docker("compose", "-p", project, "--progress", "quiet", ...args);

export const compose = (...args: string[]) => composeOf(stackProject, ...args);

export const psql = (sql: string) =>
  docker("exec", `${stackProject}-database-1`, "psql", "-U", "ridgeline", "-Atqc", sql);

/** The names of a service's running containers. */
export const containersOf = (service: string, project = stackProject) =>
  composeOf(project, "ps", "--format", "{{.Name}}", service).split("\n").filter(Boolean);

/** Tags the stack's images for another project, named after this stack, since images are named after the project. */
export function shareImages(project: string): void {
  for (const name of ["api", "web", "certificates", "backup"])
    docker("tag", `${stackProject}-${name}`, `${project}-${name}`);
}

/** Waits until `isTrue`; returns the milliseconds that it took. Throws after `limit`. An error counts as "not yet". */
export async function until(
  isTrue: () => boolean | Promise<boolean>,
  limit = 60_000,
): Promise<number> {
  const started = performance.now();
  let last: unknown = "it is false";
  const holds = async () => isTrue();
  while (!(await holds().catch((error: unknown) => void (last = error)))) {
    if (performance.now() - started > limit)
      throw new Error(`Not so after ${limit} ms: ${String(isTrue)}\nLast: ${String(last)}`);
    await wait(100);
  }
  return performance.now() - started;
}

export const isHealthy = (container: string) => () =>
  docker("inspect", "-f", "{{.State.Health.Status}}", container) === "healthy";
