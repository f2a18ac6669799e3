import type { RunningSite } from "../servers/runningSite";
import { startServer } from "../servers/startServer";
import type { Browser } from "./browser";
import { createUser, type User } from "./createUser";
import { ownerJourneys } from "./ownerJourneys";
import { visitorJourneys } from "./visitorJourneys";

/** The main journeys of visitor and owner; each engine has its own site. */
export function describeJourneys(engine: string, start: () => Promise<Browser>): void {
  describe(engine, () => {
    let site: RunningSite;
    let browser: Browser;
    let user: User;

    beforeAll(async () => {
      [site, browser] = await Promise.all([startServer(), start()]);
      user = createUser(browser, site.url);
    });
    beforeEach(() => browser.resize(1280, 900));
    afterEach(() => {
      expect(browser.takeProblems()).toEqual([]);
    });
    afterAll(async () => {
      await Promise.all([browser.close(), site.stop()]);
    });

    for (const [who, journeys] of Object.entries({
      "the visitor": visitorJourneys,
      "the owner": ownerJourneys,
    })) {
      describe(who, () => {
        for (const [title, go] of Object.entries(journeys)) test(title, () => go(user, site));
      });
    }
  });
}
