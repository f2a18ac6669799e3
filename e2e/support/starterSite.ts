import type { RunningSite } from "../servers/root";
import { startServer } from "../servers/startServer";
import { test as base } from "./test";

/** As `test`, on a site of its own: it has the starter content, and nothing that other tests add meanwhile. */
export const test = base.extend<object, { starterSite: RunningSite }>({
  starterSite: [
    async ({}, use) => {
      const site = await startServer();
      await use(site);
      await site.stop();
    },
    { scope: "worker" },
  ],
  baseURL: ({ starterSite }, use) => use(starterSite.url),
});
