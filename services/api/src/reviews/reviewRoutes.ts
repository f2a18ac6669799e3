import Router from "@koa/router";
import { checkInvitedRequest, checkReview } from "@ridgeline/contract/checks";
import {
  type ReviewInvitation,
  reviewKnown,
  reviewMessages,
} from "@ridgeline/contract/invitedReview";
import type { Database } from "../database/connect";
import { addressKey } from "../http/addressKey";
import { ApiError, notFound, tooMany } from "../http/apiErrors";
import { createAttemptCounter } from "../http/countAttempts";
import { fieldsOf, postedForm, toReview } from "../forms/postedForm";
import { parseBody } from "../http/parseInput";
import {
  createInvitation,
  findInvitation,
  listInvitedReviews,
  storeReview,
} from "./reviewRepository";

type Dependencies = {
  database: Database;
  /** The site's own address. */
  address: string | undefined;
  /** How the owner is notified. */
  channels: readonly string[];
};

/** From one address, counted per process. A right token is never refused. */
const WRONG_TOKENS = { points: 10, seconds: 600 };

/** Reviews by invitation (requirements 12). */
export function reviewRoutes({ database, address, channels }: Dependencies): Router {
  const router = new Router({ sensitive: true });
  const countWrongToken = createAttemptCounter(WRONG_TOKENS);

  router.post("/api/admin/review-invitations", async (ctx) => {
    const { quoteRequestId } = parseBody(checkInvitedRequest, ctx.request.body);
    const created = await createInvitation(database, quoteRequestId);
    if (!created) throw notFound(`Quote request ${quoteRequestId}`);
    const site = address ?? `${ctx.protocol}://${ctx.host}`; // where the owner's browser is
    const url = `${site}/review/${created.token}`;
    ctx.status = 201;
    ctx.body = { url, expiresAt: created.expiresAt.toISOString() } satisfies ReviewInvitation;
  });

  router.get("/api/admin/reviews", async (ctx) => {
    ctx.body = await listInvitedReviews(database);
  });

  router.post(["/api/reviews", "/review/:token"], async (ctx) => {
    const isForm = postedForm(ctx) !== undefined;
    const body = isForm ? toReview(fieldsOf(ctx), ctx.params["token"]) : ctx.request.body;
    const review = parseBody(checkReview, body, reviewMessages);
    if (!(await storeReview(database, review, channels))) {
      const invitation = await findInvitation(database, review.token);
      if (!invitation) throw refuseWrongToken(ctx.ip);
      if (invitation.state === "used") throw new ApiError(409, reviewKnown);
      throw new ApiError(410, "This link has expired. Please ask us for a new one.");
    }
    ctx.status = 201;
    ctx.body = { status: "received" };
  });

  return router;

  function refuseWrongToken(ip: string): ApiError {
    const wait = countWrongToken(addressKey(ip));
    if (wait === undefined) return notFound("This link");
    const text = "Too many wrong links were tried from your connection. Please try again later.";
    return tooMany(text, wait);
  }
}
