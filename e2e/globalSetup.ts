import { spawnSync } from "node:child_process";
import { findChromium } from "./servers/findChromium.mjs";
import { startServer } from "./servers/startServer";
import startStack from "./servers/startStack.mjs";

/**
 * Starts what the browser tests run against, unless E2E_BASE_URL (with E2E_ADMIN_TOKEN) says what that is: the compose stack
 * if a Docker engine answers, otherwise the server of `make start`. Returns a function that stops the latter.
 */
export default async function globalSetup(): Promise<(() => Promise<void>) | undefined> {
  console.log(`Browser: ${findChromium() ?? "Playwright's own, which is missing"}`);
  if (process.env["E2E_BASE_URL"]) return undefined;
  const isWanted = !process.env["TEST_WITHOUT_DOCKER"];
  if (isWanted && spawnSync("docker", ["info"], { timeout: 10_000 }).status === 0) {
    await startStack();
    return undefined;
  }
  const site = await startServer();
  process.env["E2E_BASE_URL"] = site.url;
  process.env["E2E_ADMIN_TOKEN"] = site.adminToken;
  return site.stop;
}
