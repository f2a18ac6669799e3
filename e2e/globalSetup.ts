import { removeStaleFolders } from "../services/api/test/dataFolder";
import { isDockerThere } from "../services/api/test/isDockerThere";
import { startServer } from "./servers/startServer";
import { startStack } from "./servers/startStack";

/**
 * Starts what the browser tests run against: the site at E2E_BASE_URL (with its E2E_ADMIN_TOKEN); otherwise the compose
 * stack if a Docker engine answers; otherwise the server of `make start`. Returns a function that stops it.
 */
export default async function globalSetup(): Promise<(() => Promise<void>) | undefined> {
  await removeStaleFolders();
  if (process.env["E2E_BASE_URL"]) return undefined;
  const site = isDockerThere() ? await startStack() : await startServer();
  process.env["E2E_BASE_URL"] = site.url;
  process.env["E2E_ADMIN_TOKEN"] = site.adminToken;
  return site.stop;
}
