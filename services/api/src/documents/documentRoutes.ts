import Router from "@koa/router";
import { type Invitation, shownTown } from "@ridgeline/contract/invitedReview";
import { shortName } from "@ridgeline/contract/personName";
import { publicForms } from "@ridgeline/contract/publicForms";
import type { DocumentName, SentForm } from "@ridgeline/contract/renderer";
import type { Context } from "koa";
import { notFound } from "../http/apiErrors";
import { answerPrepared } from "../http/preparedBody";
import type { DocumentStore, Rendered } from "./documentStore";

export const hidden = { "Cache-Control": "no-store", "X-Robots-Tag": "noindex" };
/** Also for a page whose address is a secret. */
export const secret = { ...hidden, "Referrer-Policy": "no-referrer" };

/** Everything except the API and the photos. */
const ANY_PAGE = /^\/(?!api(\/|$)|photos\/)/;

export type FindInvitation = (token: string) => Promise<Invitation | undefined>;

/** The site's pages (requirement 2.1); any other address outside the API is the not-found page. */
export function documentRoutes(documents: DocumentStore, findInvitation: FindInvitation): Router {
  const router = new Router({ sensitive: true, strict: true });
  const { review } = publicForms;
  // An admin or legal one that is typed with a slash at its end
  const withSlash = documents.pages.flatMap(({ address, name }) =>
    ["admin", "login", "privacy", "terms"].includes(name) ? [address] : [],
  );
  const answerWith = (ctx: Context, { body, headers }: Rendered) => {
    ctx.set({ ...headers, "Cache-Control": "no-cache" });
    answerPrepared(ctx, body);
  };
  const answer = async (ctx: Context, name: DocumentName) => {
    answerWith(ctx, await documents.readDocument(name));
  };

  for (const { address, name, isHidden } of documents.pages) {
    router.get(address, async (ctx) => {
      await answer(ctx, name);
      if (isHidden) ctx.set(hidden);
    });
  }
  router.get("/index.html", (ctx) => answer(ctx, "landing"));
  router.get([review.page, `${review.page}:token`], async (ctx) => {
    const { token } = ctx.params;
    const invitation = token === undefined ? undefined : await findInvitation(token);
    if (invitation?.state === "open") {
      const work = invitation.request?.serviceType;
      const { body, headers } = await documents.renderForm("review", prefilled(invitation), work);
      ctx.set(headers);
      answerPrepared(ctx, body);
    } else {
      ctx.status = invitation ? 410 : 404;
      await answer(ctx, invitation ? "reviewGone" : "reviewUnknown");
    }
    ctx.set(secret);
  });
  for (const path of documents.textFilePaths) {
    router.get(path, async (ctx) => {
      const file = await documents.readTextFile(path);
      if (!file) throw notFound("This address");
      answerWith(ctx, file);
    });
  }
  router.get(ANY_PAGE, async (ctx) => {
    const address = ctx.path.replace(/\/$/, "");
    if (ctx.path.endsWith("/") && withSlash.includes(address)) {
      ctx.status = 301;
      ctx.set("Location", address + ctx.search);
      return;
    }
    ctx.status = 404; // first, so that a conditional request gets the page too
    await answer(ctx, "notFound");
  });

  return router;
}

function prefilled({ request }: Invitation): SentForm {
  const values = request ? { name: shortName(request.fullName), location: shownTown(request) } : {};
  return { values, problems: [] };
}
