import Router from "@koa/router";
import type { TestResult } from "@ridgeline/contract/notificationStatus";
import type { Site } from "@ridgeline/contract/site";
import type { NotificationConfig } from "../../config/readNotificationConfig";
import type { Database } from "../../database/connect";
import type { RateLimiter } from "../../database/rateLimiter";
import { tooMany } from "../../http/errors";
import { createSenders } from "./createSenders";
import { explainFailure } from "./explainFailure";
import { recordDelivery } from "./outbox/deliveryRepository";
import { readNotificationStatus } from "./readNotificationStatus";
import { sendTestNotification } from "./sendTestNotification";

type Dependencies = {
  database: Database;
  config: NotificationConfig;
  site: Site;
  /** Test messages, over all of the owner's devices. */
  tests: RateLimiter;
};

export const TEST_PATH = "/api/admin/notifications/test";

export function notificationRoutes(dependencies: Dependencies): Router {
  const { database, config, site, tests } = dependencies;
  const router = new Router({ sensitive: true });
  const senders = createSenders(config, site);

  router.get("/api/admin/notifications", async (ctx) => {
    ctx.body = await readNotificationStatus(dependencies);
  });

  router.post(TEST_PATH, async (ctx) => {
    const wait = await tests.consume("owner");
    if (wait > 0) throw tooMany("That were many tests. Please try again in ten minutes.", wait);
    const results: TestResult[] = [];
    for (const { channel, problem } of await sendTestNotification(senders, site)) {
      if (problem === undefined) await recordDelivery(database, channel);
      results.push({ channel, problem: problem ? explainFailure(problem, config) : null });
    }
    ctx.body = results;
  });

  return router;
}
