import Router from "@koa/router";
import type { TestResult } from "@ridgeline/contract/notificationStatus";
import type { RateLimiter } from "../database/rateLimiter";
import { tooMany } from "../http/apiErrors";
import { createSenders, type NotificationDependencies } from "./createSenders";
import { explainFailure } from "./explainFailure";
import { recordDelivery } from "./outboxRepository";
import { createPushDeviceRepository } from "./pushDeviceRepository";
import { readNotificationStatus } from "./readNotificationStatus";
import { sendTestNotification } from "./sendTestNotification";

type Dependencies = NotificationDependencies & {
  /** The limit for test messages from all of the owner's devices together. */
  tests: RateLimiter;
};

export const TEST_PATH = "/api/admin/notifications/test";

export function notificationRoutes(dependencies: Dependencies): Router {
  const { database, config, readBusiness, tests } = dependencies;
  const router = new Router({ sensitive: true });
  const senders = createSenders(dependencies);
  const devices = createPushDeviceRepository(database);

  router.get("/api/admin/notifications", async (ctx) => {
    ctx.body = await readNotificationStatus(dependencies);
  });

  router.post(TEST_PATH, async (ctx) => {
    const wait = await tests.consume("owner");
    if (wait > 0) throw tooMany("You have sent many tests. Please try again in ten minutes.", wait);
    const results: TestResult[] = [];
    const sent = await sendTestNotification(senders, await readBusiness(), await devices.list());
    for (const { channel, device, problem } of sent) {
      if (problem === null) await recordDelivery(database, channel);
      const explained = problem === null ? null : explainFailure(problem, config);
      results.push({ channel, recipient: device?.name ?? null, problem: explained });
    }
    ctx.body = results;
  });

  return router;
}
