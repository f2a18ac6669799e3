import Router from "@koa/router";
import { checkHiddenSamples } from "@ridgeline/contract/checks/checkHiddenSamples";
import { SAMPLES_PATH, SETUP_PATH, type SetupStatus } from "@ridgeline/contract/setup";
import type { LandingList } from "@ridgeline/contract/siteData";
import { parseBody } from "../http/parseInput";

/** The samples in the content; app/ passes them in. */
type Samples = {
  hide: (lists: readonly LandingList[]) => Promise<void>;
  remove: () => Promise<void>;
};

/** Reports what is left to do, and hides or removes the samples. */
export function setupRoutes(readStatus: () => Promise<SetupStatus>, samples: Samples): Router {
  const router = new Router({ sensitive: true });

  router.get(SETUP_PATH, async (ctx) => {
    ctx.body = await readStatus();
  });

  router.put(SAMPLES_PATH, async (ctx) => {
    const { hide } = parseBody(checkHiddenSamples, ctx.request.body);
    await samples.hide(hide);
    ctx.body = await readStatus();
  });

  router.delete(SAMPLES_PATH, async (ctx) => {
    await samples.remove();
    ctx.status = 204;
  });

  return router;
}
