import type { RunningSite } from "../servers/root";
import { startServer } from "../servers/startServer";
import { test as base } from "./test";

/**
 * As `test`, on the site of the files in ownSite/: one after the other, in the order of their names, they make it another
 * business. It begins with the starter content, and nothing that other tests add meanwhile.
 */
export const test = base.extend<object, { site: RunningSite }>({
  site: [
    async ({}, use) => {
      const site = await startServer({ DOMAIN: "pipes.example" });
      await use(site);
      await site.stop();
    },
    { scope: "worker" },
  ],
  baseURL: ({ site }, use) => use(site.url),
});

export { expect } from "@playwright/test";
