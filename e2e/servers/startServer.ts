import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { makeDataFolder, removeDataFolder } from "../../services/api/test/dataFolder";
import { ROOT, type RunningSite } from "./root";

const ADMIN_TOKEN = "e2e-0123456789abcdef0123456789abcdef";

/** Starts the server of `make start`, of this or another copy of the repository, with its own data on a free port. */
export async function startServer(
  root = ROOT,
  command = ["tools/run.mjs", "start"],
  environment: Record<string, string> = {},
): Promise<RunningSite> {
  const data = makeDataFolder();
  const child = spawn(process.execPath, command, {
    cwd: root,
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
    await removeDataFolder(data);
  };
  for await (const line of createInterface(child.stdout)) {
    const url = /^Ready on (\S+)$/.exec(line)?.[1];
    if (url) return { url, adminToken: ADMIN_TOKEN, stop };
  }
  await stop();
  throw new Error("The server of make start ended before it was ready");
}
