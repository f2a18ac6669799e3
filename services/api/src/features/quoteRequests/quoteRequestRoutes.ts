import Router from "@koa/router";
import { checkQuoteRequest } from "@ridgeline/contract/checks/checkQuoteRequest";
import { quoteRequestMessages, wrongSumMessage } from "@ridgeline/contract/messages";
import type { QuoteRequestPayload } from "@ridgeline/contract/quoteRequest";
import type { Middleware } from "koa";
import { parseBody } from "../../http/parseBody";
import { streamArray } from "../../http/streamArray";
import type { Database, Fragment } from "../../database/connect";
import { ApiError, badRequest } from "../../http/errors";
import type { RateLimiter } from "../../database/rateLimiter";
import type { QuoteOutcome } from "./quoteOutcome";
import { createQuoteRequestRepository } from "./quoteRequestRepository";
import { createSubmitQuoteRequest } from "./submitQuoteRequest";

type Count = (outcome: QuoteOutcome) => void;

export function quoteRequestRoutes(
  database: Database,
  accepted: RateLimiter,
  announce: Fragment,
  count: Count,
): Router {
  const router = new Router({ prefix: "/api", sensitive: true });
  const requests = createQuoteRequestRepository(database, announce);
  const submit = createSubmitQuoteRequest(requests, accepted);

  router.post("/quote", countRefused(count), async (ctx) => {
    const payload = parseQuoteRequest(ctx.request.body);
    const sender = { key: parseKey(ctx.get("Idempotency-Key")), address: ctx.ip };
    if (await submit(payload, sender)) count(payload.website ? "quarantined" : "accepted");
    ctx.status = 201;
    ctx.body = { status: "received" };
  });

  router.get("/admin/quote-requests", async (ctx) => {
    ctx.type = "application/json; charset=utf-8";
    ctx.body = await streamArray(requests.listPages());
  });

  return router;
}

function countRefused(count: Count): Middleware {
  return async (_ctx, next) => {
    try {
      await next();
    } catch (error) {
      if (error instanceof ApiError && error.status < 500) count("refused");
      throw error;
    }
  };
}

function parseQuoteRequest(body: unknown): QuoteRequestPayload {
  const payload = parseBody(checkQuoteRequest, body, quoteRequestMessages);
  if (payload.mathChallenge !== payload.mathAnswer) throw badRequest(wrongSumMessage);
  return payload;
}

function parseKey(header: string): string | undefined {
  if (header === "") return undefined;
  if (!/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(header)) {
    throw badRequest("The Idempotency-Key must be a UUID.");
  }
  return header.toLowerCase();
}
