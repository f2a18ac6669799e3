import Router from "@koa/router";
import { checkQuoteRequest } from "@ridgeline/contract/checks/checkQuoteRequest";
import { wrongSumMessage } from "@ridgeline/contract/messages";
import { quoteRequestMessages, type QuoteRequestPayload } from "@ridgeline/contract/quoteRequest";
import type { Middleware } from "koa";
import { createHash } from "node:crypto";
import type { QuoteLimit } from "../config/readConfig";
import type { Database } from "../database/connect";
import { addressKey, networkKey } from "../http/addressKey";
import { ApiError, badRequest, notFound, tooMany, unprocessable } from "../http/apiErrors";
import { isUuid, parseBody, parseId } from "../http/parseInput";
import { streamArray } from "../http/streamArray";
import {
  deleteQuarantined,
  findPayloadDigest,
  listQuarantine,
  listQuoteRequests,
  type NotifyOwner,
  releaseRequest,
} from "./quoteRequestRepository";
import { storeQuoteRequest } from "./storeQuoteRequest";

/** What can happen to a quote request. Refused: the response was 400, 422 or 429. */
export const quoteOutcomes = ["accepted", "quarantined", "refused"] as const;
export type QuoteOutcome = (typeof quoteOutcomes)[number];

type Count = (outcome: QuoteOutcome) => void;

type Dependencies = {
  database: Database;
  limit: QuoteLimit;
  /** How the owner is notified. */
  channels: readonly string[];
};

export function quoteRequestRoutes(dependencies: Dependencies, count: Count): Router {
  const router = new Router({ prefix: "/api", sensitive: true });

  router.post("/quote", countRefused(count), async (ctx) => {
    const payload = parseQuoteRequest(ctx.request.body);
    const sender = { key: parseKey(ctx.get("Idempotency-Key")), ip: ctx.ip };
    const isNew = await submitQuoteRequest(dependencies, payload, sender);
    if (isNew) count(payload.website ? "quarantined" : "accepted");
    ctx.status = 201;
    ctx.body = { status: "received" };
  });

  router.get("/admin/quote-requests", async (ctx) => {
    ctx.type = "application/json; charset=utf-8";
    ctx.body = await streamArray(listQuoteRequests(dependencies.database));
  });

  return router;
}

type Sender = { key: string | undefined; ip: string };

/**
 * Stores a quote request once, no matter how often it is sent with the same key, and counts it against its sender's address
 * and network. Resolves to false if it was stored before. Throws 422 if the key was used for another payload, and 429 past
 * a limit; a repetition is never refused.
 */
async function submitQuoteRequest(
  { database, limit, channels }: Dependencies,
  payload: QuoteRequestPayload,
  { key, ip }: Sender,
): Promise<boolean> {
  const digest = digestOf(payload);
  const counted = [
    { key: `quote:${addressKey(ip)}`, points: limit.points },
    { key: `quote-network:${networkKey(ip)}`, points: limit.networkPoints },
  ];
  const terms = { channels, counted, seconds: limit.seconds };
  const { isStored, wait } = await storeQuoteRequest(database, { payload, key, digest }, terms);
  if (isStored) return true;
  const stored = key === undefined ? undefined : await findPayloadDigest(database, key);
  if (stored && !stored.equals(digest)) {
    throw unprocessable(
      "This request was already sent with other answers. Please reload the page.",
    );
  }
  if (stored) return false;
  throw tooMany(
    "We have received many requests from your connection. Please call us, or try again later.",
    wait,
  );
}

/** SHA-256 of the payload, regardless of the order of its fields. */
function digestOf(payload: QuoteRequestPayload): Buffer {
  const entries = Object.entries(payload).sort(([a], [b]) => (a < b ? -1 : 1));
  return createHash("sha256").update(JSON.stringify(entries)).digest();
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

/** A sender may write it in upper case; it is the same key. */
function parseKey(header: string): string | undefined {
  if (header === "") return undefined;
  const key = header.toLowerCase();
  if (!isUuid(key)) throw badRequest("The Idempotency-Key must be a UUID.");
  return key;
}

const LABEL = "Held request";

/** The owner's view of requests with the trap field filled, which may be spam: list, release to the list, delete. */
export function quarantineRoutes(database: Database, notifyOwner: NotifyOwner): Router {
  const router = new Router({ prefix: "/api/admin/quarantine", sensitive: true });

  router.get("/", async (ctx) => {
    ctx.type = "application/json; charset=utf-8";
    ctx.body = await streamArray(listQuarantine(database));
  });

  router.post("/:id/release", async (ctx) => {
    const id = parseId(ctx.params["id"], LABEL);
    if (!(await releaseRequest(database, id, notifyOwner))) throw notFound(`${LABEL} ${id}`);
    ctx.status = 204;
  });

  router.delete("/:id", async (ctx) => {
    const id = parseId(ctx.params["id"], LABEL);
    if (!(await deleteQuarantined(database, id))) throw notFound(`${LABEL} ${id}`);
    ctx.status = 204;
  });

  return router;
}
