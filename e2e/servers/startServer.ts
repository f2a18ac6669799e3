import { spawn } from "node:child_process";
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { ROOT, type RunningSite } from "./root";

const ADMIN_TOKEN = "e2e-0123456789abcdef0123456789abcdef";

/** Starts what `make start` has built and starts, with its own data on a free port. */
export async function startServer(environment: Record<string, string> = {}): Promise<RunningSite> {
  // Named like those of the API's tests, which remove what a killed run has left.
  const data = mkdtempSync(join(tmpdir(), `ridgeline-test-${process.pid}-`));
  chmodSync(data, 0o755); // Postgres does not run as root
  const child = spawn(process.execPath, ["services/api/dist/standalone.js"], {
    cwd: ROOT,
    stdio: ["ignore", "pipe", "inherit"],
    env: {
      ...process.env,
      ADMIN_TOKEN,
      DATA_DIR: data,
      PORT: "0",
      QUOTE_LIMIT: "1000000",
      ...environment,
    },
  });
  const exited = new Promise((resolve) => child.once("exit", resolve));
  const stop = async () => {
    child.kill("SIGINT");
    await exited;
    rmSync(data, { recursive: true });
  };
  for await (const line of createInterface(child.stdout)) {
    const url = /^Ready on (\S+)$/.exec(line)?.[1];
    if (url) return { url, adminToken: ADMIN_TOKEN, stop };
  }
  await stop();
  throw new Error("The site's server ended before it was ready. Is it built? make build");
}
