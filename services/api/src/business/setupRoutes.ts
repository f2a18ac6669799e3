import Router from "@koa/router";
import { SAMPLES_PATH, SETUP_PATH, type SetupStatus } from "@ridgeline/contract/setupStatus";

/** Reports what is left to do, and removes the samples in the content. */
export function setupRoutes(
  readStatus: () => Promise<SetupStatus>,
  removeSamples: () => Promise<void>,
): Router {
  const router = new Router({ sensitive: true });

  router.get(SETUP_PATH, async (ctx) => {
    ctx.body = await readStatus();
  });

  router.delete(SAMPLES_PATH, async (ctx) => {
    await removeSamples();
    ctx.status = 204;
  });

  return router;
}
