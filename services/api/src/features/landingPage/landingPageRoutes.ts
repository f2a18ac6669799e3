import Router from "@koa/router";
import { notFound } from "../../http/errors";
import { answerPrepared, type PreparedBody } from "../../http/preparedBody";
import type { LandingPage } from "./createLandingPage";

/**
 * The landing page with its content. nginx names its build, since a page works only with the scripts of its own build; and
 * it falls back by itself, to the last page or to the built one, when it gets an error. Anybody else gets a page always.
 */
export function landingPageRoutes(page: LandingPage): Router {
  const router = new Router({ sensitive: true });

  router.get(["/", "/index.html"], async (ctx) => {
    const build = ctx.get("X-Site-Build");
    if (build !== "" && build !== page.build) throw notFound("This build of the page");
    ctx.set("Cache-Control", "no-cache");
    answerPrepared(ctx, build === "" ? await readAnyhow(page) : await page.readCurrent());
  });

  return router;
}

async function readAnyhow({ readCurrent, readLast }: LandingPage): Promise<PreparedBody> {
  try {
    return await readCurrent();
  } catch {
    return readLast(); // the request for the lists reports why, in its own log line
  }
}
