import type Router from "@koa/router";
import { checkInvitedRequest, checkReview } from "@ridgeline/contract/checks";
import {
  type ReviewInvitation,
  reviewKnown,
  reviewMessages,
} from "@ridgeline/contract/invitedReview";
import { publicForms } from "@ridgeline/contract/publicForms";
import type { Database } from "../database/connect";
import { postedForm } from "../forms/postedForm";
import { addressKey } from "../http/addressKey";
import { ApiError, notFound, tooMany } from "../http/apiErrors";
import { createAttemptCounter } from "../http/countAttempts";
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
const WRONG_TOKENS = 10;

/** Reviews by invitation (requirements 12). */
export function addReviewRoutes(
  router: Router,
  { database, address, channels }: Dependencies,
): void {
  const { page, posts } = publicForms.review;
  const countWrongToken = createAttemptCounter(WRONG_TOKENS);

  router.post("/api/admin/review-invitations", async (ctx) => {
    const { quoteRequestId } = parseBody(checkInvitedRequest, ctx.request.body);
    const created = await createInvitation(database, quoteRequestId);
    if (!created) throw notFound(`Quote request ${quoteRequestId}`);
    const site = address ?? `${ctx.protocol}://${ctx.host}`; // where the owner's browser is
    const url = `${site}${page}${created.token}`;
    ctx.status = 201;
    ctx.body = { url, expiresAt: created.expiresAt.toISOString() } satisfies ReviewInvitation;
  });

  router.get("/api/admin/reviews", async (ctx) => {
    ctx.body = await listInvitedReviews(database);
  });

  router.post([posts, `${page}:token`], async (ctx) => {
    const body = ctx.request.body as object | undefined; // readBody's; or another JSON value
    const { token } = ctx.params; // if the browser has posted the form to its own page
    const sent = postedForm(ctx) && token !== undefined ? { ...body, token } : body;
    const review = parseBody(checkReview, sent, reviewMessages);
    if (!(await storeReview(database, review, channels))) {
      const invitation = await findInvitation(database, review.token);
      if (!invitation) throw refuseWrongToken(ctx.ip);
      if (invitation.state === "used") throw new ApiError(409, reviewKnown);
      throw new ApiError(410, "This link has expired. Please ask us for a new one.");
    }
    ctx.status = 201;
    ctx.body = { status: "received" };
  });

  function refuseWrongToken(ip: string): ApiError {
    const wait = countWrongToken(addressKey(ip));
    if (wait === undefined) return notFound("This link");
    const text = "Too many wrong links were tried from your connection. Please try again later.";
    return tooMany(text, wait);
  }
}
