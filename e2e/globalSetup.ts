import { removeStaleFolders } from "../services/api/test/dataFolder";
import { isDockerThere } from "../services/api/test/isDockerThere";
import { findChromium } from "./servers/findChromium.mjs";
import { startServer } from "./servers/startServer";
import provideStack from "./servers/startStack.mjs";

/**
 * Starts what the browser tests run against, unless E2E_BASE_URL (with E2E_ADMIN_TOKEN) says what that is: the compose stack
 * if a Docker engine answers, otherwise the server of `make start`. Returns a function that stops the latter.
 */
export default async function globalSetup(): Promise<(() => Promise<void>) | undefined> {
  console.log(`Browser: ${findChromium() ?? "Playwright's own, which is missing"}`);
  await removeStaleFolders();
  if (process.env["E2E_BASE_URL"]) return undefined;
  if (isDockerThere()) {
    await provideStack();
    return undefined;
  }
  const site = await startServer();
  process.env["E2E_BASE_URL"] = site.url;
  process.env["E2E_ADMIN_TOKEN"] = site.adminToken;
  return site.stop;
}
