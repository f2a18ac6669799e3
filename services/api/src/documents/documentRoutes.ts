import Router from "@koa/router";
import type { OpenedInvitation } from "@ridgeline/contract/review";
import type { Context } from "koa";
import { notFound } from "../http/apiErrors";
import { answerPrepared } from "../http/preparedBody";
import type { DocumentName, DocumentStore } from "./documentStore";

const TEXT_FILES = ["/robots.txt", "/sitemap.xml", "/manifest.webmanifest", "/admin.webmanifest"];
/** Everything except the API and the photos. */
const ANY_PAGE = /^\/(?!api(\/|$)|photos\/)/;

/** By the token in its link. */
type FindInvitation = (token: string) => Promise<OpenedInvitation | undefined>;

/** The site's pages (requirement 2.1); any other address outside the API is the not-found page. */
export function documentRoutes(documents: DocumentStore, findInvitation: FindInvitation): Router {
  const router = new Router({ sensitive: true, strict: true });
  const answer = async (ctx: Context, name: DocumentName) => {
    const { body, headers } = await documents.readDocument(name);
    ctx.set({ ...headers, "Cache-Control": "no-cache" });
    answerPrepared(ctx, body);
  };
  const keepPrivate = (ctx: Context) => {
    ctx.set("Cache-Control", "no-store");
    ctx.set("X-Robots-Tag", "noindex");
  };
  const answerOwner = async (ctx: Context, name: DocumentName) => {
    await answer(ctx, name);
    keepPrivate(ctx);
  };

  router.get(["/", "/index.html"], (ctx) => answer(ctx, "landing"));
  router.get("/privacy", (ctx) => answer(ctx, "privacy"));
  router.get("/terms", (ctx) => answer(ctx, "terms"));
  router.get("/review/:token", async (ctx, next) => {
    const invitation = await findInvitation(ctx.params["token"] ?? "");
    if (!invitation) {
      await next();
      return;
    }
    if (invitation.state === "open") {
      const { body, headers } = await documents.renderReview(invitation.request ?? undefined);
      ctx.set(headers);
      answerPrepared(ctx, body);
    } else {
      await answer(ctx, "reviewGone");
      ctx.status = 410;
    }
    keepPrivate(ctx);
    ctx.set("Referrer-Policy", "no-referrer"); // the address is a secret
  });
  router.get("/admin/login", (ctx) => answerOwner(ctx, "login"));
  for (const address of documents.adminPages) {
    router.get(address, (ctx) => answerOwner(ctx, "admin"));
  }
  for (const path of TEXT_FILES) {
    router.get(path, async (ctx) => {
      const file = await documents.readTextFile(path);
      if (!file) throw notFound("This address");
      ctx.set("Cache-Control", "no-cache");
      answerPrepared(ctx, file);
    });
  }
  router.get(ANY_PAGE, async (ctx) => {
    const address = ctx.path.replace(/\/$/, "");
    if (ctx.path.endsWith("/") && [...documents.adminPages, "/admin/login"].includes(address)) {
      ctx.status = 301;
      ctx.set("Location", address + ctx.search);
      return;
    }
    await answer(ctx, "notFound");
    ctx.status = 404;
  });

  return router;
}
