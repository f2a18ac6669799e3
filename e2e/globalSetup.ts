import { findChromium } from "./servers/findChromium.mjs";
import { startServer } from "./servers/startServer";
import startStack from "./servers/startStack.mjs";

/**
 * Starts what the journeys run against, unless E2E_BASE_URL (with E2E_ADMIN_TOKEN) says what that is: the server of
 * `make start` or, with E2E_ON_STACK, the compose stack. Returns a function that stops the former.
 */
export default async function globalSetup(): Promise<(() => Promise<void>) | undefined> {
  console.log(`Browser: ${findChromium() ?? "Playwright's own, which is missing"}`);
  if (process.env["E2E_BASE_URL"]) return undefined;
  if (process.env["E2E_ON_STACK"]) {
    await startStack();
    return undefined;
  }
  const site = await startServer();
  process.env["E2E_BASE_URL"] = site.url;
  process.env["E2E_ADMIN_TOKEN"] = site.adminToken;
  return site.stop;
}
