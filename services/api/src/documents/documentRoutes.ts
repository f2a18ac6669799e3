import Router from "@koa/router";
import type { Invitation } from "@ridgeline/contract/invitedReview";
import type { Context } from "koa";
import { notFound } from "../http/apiErrors";
import { answerPrepared } from "../http/preparedBody";
import type { ServedDocument, DocumentStore } from "./documentStore";

export const hidden = { "Cache-Control": "no-store", "X-Robots-Tag": "noindex" };
/** Also for a page whose address is a secret. */
export const secret = { ...hidden, "Referrer-Policy": "no-referrer" };

/** Where a form that was accepted leads. */
export const thanks = { quote: "/thanks", review: "/review/thanks" };

/** Everything except the API and the photos. */
const ANY_PAGE = /^\/(?!api(\/|$)|photos\/)/;

export type FindInvitation = (token: string) => Promise<Invitation | undefined>;

/** The site's pages (requirement 2.1); any other address outside the API is the not-found page. */
export function documentRoutes(documents: DocumentStore, findInvitation: FindInvitation): Router {
  const router = new Router({ sensitive: true, strict: true });
  const knownAddresses = [...documents.adminPages, "/admin/login", "/privacy", "/terms"];
  const answer = async (ctx: Context, name: ServedDocument) => {
    const { body, headers } = await documents.readDocument(name);
    ctx.set({ ...headers, "Cache-Control": "no-cache" });
    answerPrepared(ctx, body);
  };
  const answerHidden = async (ctx: Context, name: ServedDocument) => {
    await answer(ctx, name);
    ctx.set(hidden);
  };

  router.get(["/", "/index.html"], (ctx) => answer(ctx, "landing"));
  router.get("/privacy", (ctx) => answer(ctx, "privacy"));
  router.get("/terms", (ctx) => answer(ctx, "terms"));
  router.get(thanks.quote, (ctx) => answerHidden(ctx, "quoteSent"));
  router.get(thanks.review, (ctx) => answerHidden(ctx, "reviewSent"));
  router.get(["/review/", "/review/:token"], async (ctx) => {
    const { token } = ctx.params;
    const invitation = token === undefined ? undefined : await findInvitation(token);
    if (!invitation) {
      ctx.status = 404;
      await answer(ctx, "reviewUnknown");
      ctx.set(secret);
      return;
    }
    const { body, headers } = await documents.renderReview(invitation);
    ctx.set({ ...headers, ...secret });
    if (invitation.state !== "open") ctx.status = 410;
    answerPrepared(ctx, body);
  });
  router.get("/admin/login", (ctx) => answerHidden(ctx, "login"));
  for (const address of documents.adminPages) {
    router.get(address, (ctx) => answerHidden(ctx, "admin"));
  }
  for (const path of documents.textFilePaths) {
    router.get(path, async (ctx) => {
      const file = await documents.readTextFile(path);
      if (!file) throw notFound("This address");
      ctx.set("Cache-Control", "no-cache");
      answerPrepared(ctx, file);
    });
  }
  router.get(ANY_PAGE, async (ctx) => {
    const address = ctx.path.replace(/\/$/, "");
    if (ctx.path.endsWith("/") && knownAddresses.includes(address)) {
      ctx.status = 301;
      ctx.set("Location", address + ctx.search);
      return;
    }
    ctx.status = 404; // first, so that a conditional request gets the page too
    await answer(ctx, "notFound");
  });

  return router;
}
