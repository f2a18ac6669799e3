import Router from "@koa/router";
import { checkQuoteRequest } from "@ridgeline/contract/checks/checkQuoteRequest";
import { wrongSumMessage } from "@ridgeline/contract/messages";
import { quoteRequestMessages, type QuoteRequestPayload } from "@ridgeline/contract/quoteRequest";
import { createHash } from "node:crypto";
import type { Database } from "../database/connect";
import { addressKey, networkKey } from "../http/addressKey";
import { badRequest, notFound, tooMany, unprocessable } from "../http/apiErrors";
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

type Dependencies = {
  database: Database;
  /** Accepted requests an hour from one address. */
  quoteLimit: number;
  /** How the owner is notified. */
  channels: readonly string[];
};

export function quoteRequestRoutes(dependencies: Dependencies): Router {
  const router = new Router({ prefix: "/api", sensitive: true });

  router.post("/quote", async (ctx) => {
    const payload = parseQuoteRequest(ctx.request.body);
    const sender = { key: parseKey(ctx.get("Idempotency-Key")), ip: ctx.ip };
    await submitQuoteRequest(dependencies, payload, sender);
    ctx.status = 201;
    ctx.body = { status: "received" };
  });

  router.get("/admin/quote-requests", async (ctx) => {
    ctx.type = "application/json; charset=utf-8";
    ctx.body = await streamArray(listQuoteRequests(dependencies.database));
  });

  return router;
}

/** Seconds in which accepted requests are counted; the privacy page says "an hour". */
const WINDOW = 3600;
/** As many as may reach their limit before their network does: one sender may own all of it. */
const ADDRESSES_OF_A_NETWORK = 10;

type Sender = { key: string | undefined; ip: string };

/**
 * Stores a quote request once, no matter how often it is sent with the same key, and counts it against its sender's address
 * and network. Throws 422 if the key was used for another payload, and 429 past a limit; a repetition is never refused.
 */
async function submitQuoteRequest(
  { database, quoteLimit, channels }: Dependencies,
  payload: QuoteRequestPayload,
  { key, ip }: Sender,
): Promise<void> {
  const digest = digestOf(payload);
  const counted = [
    { key: `quote:${addressKey(ip)}`, points: quoteLimit },
    { key: `quote-network:${networkKey(ip)}`, points: quoteLimit * ADDRESSES_OF_A_NETWORK },
  ];
  const terms = { channels, counted, seconds: WINDOW };
  const { isStored, wait } = await storeQuoteRequest(database, { payload, key, digest }, terms);
  if (isStored) return;
  const stored = key === undefined ? undefined : await findPayloadDigest(database, key);
  if (stored && !stored.equals(digest)) {
    throw unprocessable(
      "This request was already sent with other answers. Please reload the page.",
    );
  }
  if (stored) return;
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
