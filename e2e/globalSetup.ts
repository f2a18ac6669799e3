import { isDockerThere } from "../services/api/test/isDockerThere";
import { startServer } from "./servers/startServer";
import { startStack } from "./servers/startStack";

/**
 * What the browser tests run against: the site that E2E_BASE_URL names (with its E2E_ADMIN_TOKEN), else the compose
 * stack where a Docker engine answers, else the server of `make start`. Returns what stops it.
 */
export default async function globalSetup(): Promise<(() => Promise<void>) | undefined> {
  if (process.env["E2E_BASE_URL"]) return undefined;
  const site = isDockerThere() ? await startStack() : await startServer();
  process.env["E2E_BASE_URL"] = site.url;
  process.env["E2E_ADMIN_TOKEN"] = site.adminToken;
  return site.stop;
}
