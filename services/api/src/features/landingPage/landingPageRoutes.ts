import Router from "@koa/router";
import type { LandingContent } from "@ridgeline/contract/landingContent";
import type { Logger } from "pino";
import { answerPrepared, coalesce, type PreparedBody, preparePage } from "../../http/preparedBody";
import { notFound, unavailable } from "../../http/apiErrors";
import { withTimeout } from "../../process/withTimeout";
import type { LandingBuild } from "./landingBuild";

/**
 * The landing page with its content. nginx names its build, since a page works only with the scripts of its own build; and
 * on an error it falls back by itself, to the last page or to the built one. Everyone else always gets a page.
 */
export function landingPageRoutes(page: LandingPage): Router {
  const router = new Router({ sensitive: true });

  router.get(["/", "/index.html"], async (ctx) => {
    const build = ctx.get("X-Site-Build");
    if (build !== "" && build !== page.build) throw notFound("This build of the page");
    ctx.set("Cache-Control", "no-cache");
    answerPrepared(ctx, build === "" ? await readWithFallback(page) : await page.readCurrent());
  });

  return router;
}

async function readWithFallback({ readCurrent, readLast }: LandingPage): Promise<PreparedBody> {
  try {
    return await readCurrent();
  } catch {
    return readLast(); // the request for the lists reports why, in its own log line
  }
}

export type LandingPage = {
  build: string;
  /** The page with the content as it is now. Rejects if the content cannot be read. */
  readCurrent: () => Promise<PreparedBody>;
  /** The last page that readCurrent returned; if there was none, the page without content. */
  readLast: () => Promise<PreparedBody>;
};

type Sources = {
  landingBuild: LandingBuild;
  readContent: () => Promise<LandingContent>;
  logger: Logger;
};

/** Milliseconds. Beyond that the last page is better than a visitor who waits. */
const READ_TIMEOUT = 600;
/** A page that could not be rendered is tried again after this many milliseconds, or when its content changes. */
const RETRY_AFTER = 60_000;

/**
 * Renders the landing page when its content has changed, and keeps it until the next change. Each call reads the content,
 * which takes a few milliseconds. If rendering fails, visitors get the page without content, whose lists the browser
 * fetches.
 */
export function createLandingPage(sources: Sources): LandingPage {
  const { landingBuild, readContent, logger } = sources;
  const builtPage = preparePage(landingBuild.builtPage);
  let kept: { content: string; page: PreparedBody; retryAt: number } | undefined;

  const readCurrent = coalesce(async () => {
    const content = await withTimeout(readContent(), READ_TIMEOUT, unavailable);
    const written = JSON.stringify(content);
    if (kept?.content === written && Date.now() < kept.retryAt) return kept.page;
    kept = { content: written, ...(await prepare(content)) };
    return kept.page;
  });

  async function prepare(content: LandingContent) {
    try {
      return { page: await preparePage(await landingBuild.render(content)), retryAt: Infinity };
    } catch (error) {
      logger.error({ error: String(error) }, "the landing page cannot be rendered");
      return { page: await builtPage, retryAt: Date.now() + RETRY_AFTER };
    }
  }

  return {
    build: landingBuild.build,
    readCurrent,
    readLast: async () => kept?.page ?? builtPage,
  };
}
