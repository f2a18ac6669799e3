import Router from "@koa/router";
import { checkQuoteRequest } from "@ridgeline/contract/checks/checkQuoteRequest";
import { quoteRequestMessages, wrongSumMessage } from "@ridgeline/contract/messages";
import type { QuoteRequestPayload } from "@ridgeline/contract/quoteRequest";
import { parseBody } from "../../crud/parseBody";
import type { Database } from "../../database";
import { badRequest } from "../../errors";
import type { RateLimiter } from "../../rateLimiter";
import { createQuoteRequestRepository, type Announce } from "./quoteRequestRepository";
import { createSubmitQuoteRequest } from "./submitQuoteRequest";

export function quoteRequestRoutes(
  database: Database,
  accepted: RateLimiter,
  announce: Announce,
): Router {
  const router = new Router({ prefix: "/api", sensitive: true });
  const requests = createQuoteRequestRepository(database, announce);
  const submit = createSubmitQuoteRequest(requests, accepted);

  router.post("/quote", async (ctx) => {
    const payload = parseQuoteRequest(ctx.request.body);
    await submit(payload, { key: parseKey(ctx.get("Idempotency-Key")), address: ctx.ip });
    ctx.status = 201;
    ctx.body = { status: "received" };
  });

  router.get("/admin/quote-requests", async (ctx) => {
    ctx.body = await requests.list();
  });

  return router;
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
