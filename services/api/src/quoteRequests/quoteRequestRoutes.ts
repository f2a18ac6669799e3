import Router from "@koa/router";
import { checkQuotePayload } from "@ridgeline/contract/checks/checkQuotePayload";
import { quoteFieldList } from "@ridgeline/contract/quoteFields";
import { type QuotePayload, quotePayloadMessages } from "@ridgeline/contract/quotePayload";
import { wrongSumMessage } from "@ridgeline/contract/quoteRequest";
import type { Context } from "koa";
import { createHash } from "node:crypto";
import type { Database } from "../database/connect";
import { addressKey, networkKey } from "../http/addressKey";
import { badRequest, notFound, tooMany, unprocessable } from "../http/apiErrors";
import { fieldsOf, postedForm, toQuotePayload } from "../http/formPost";
import { isUuid, parseBody, parseId } from "../http/parseInput";
import { streamArray } from "../http/streamArray";
import {
  deleteQuarantined,
  findPayloadDigest,
  listQuarantine,
  listQuoteRequests,
  releaseRequest,
} from "./quoteRequestRepository";
import { storeQuoteRequest, type Submission } from "./storeQuoteRequest";

type Dependencies = {
  database: Database;
  /** Accepted requests an hour from one address. */
  quoteLimit: number;
  /** How the owner is notified. */
  channels: readonly string[];
  /** Sites whose pages may send requests. */
  corsOrigins: readonly string[];
};

export function quoteRequestRoutes(dependencies: Dependencies): Router {
  const router = new Router({ prefix: "/api", sensitive: true });

  router.post("/quote", async (ctx) => {
    if (postedForm(ctx)) {
      await submitForm(dependencies, ctx);
    } else {
      const payload = parseQuoteRequest(ctx.request.body);
      const key = parseKey(ctx.get("Idempotency-Key"));
      await submitQuoteRequest(dependencies, { payload, key, digest: digestOf(payload) }, ctx.ip);
    }
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
/** How many addresses of a network may reach their limit before the network does: one sender may own all of them. */
const ADDRESSES_OF_A_NETWORK = 10;

/**
 * Stores a quote request once, no matter how often it is sent with the same key, and counts it against its sender's address
 * and network. Throws 422 if the key was used for another payload, and 429 past a limit; a repetition is never refused.
 */
async function submitQuoteRequest(
  { database, quoteLimit, channels }: Dependencies,
  submission: Submission,
  ip: string,
): Promise<void> {
  const { key, digest } = submission;
  const network = networkKey(ip);
  const limits = [
    { key: `quote:${addressKey(ip)}`, most: quoteLimit },
    { key: `quote-network:${network}`, most: quoteLimit * ADDRESSES_OF_A_NETWORK },
  ];
  const options = { limits, seconds: WINDOW, network, channels };
  const { isStored, wait } = await storeQuoteRequest(database, submission, options);
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

const DAY_MS = 86_400_000;

/**
 * Stores a request that a browser has posted itself. Its key is derived from the answers and the day, so that a reload or a
 * second press stores nothing, and the same request in another week does.
 */
async function submitForm(dependencies: Dependencies, ctx: Context): Promise<void> {
  const payload = parseQuoteRequest(toQuotePayload(fieldsOf(ctx)));
  if (isFromElsewhere(ctx, dependencies.corsOrigins)) payload.website ||= FROM_ELSEWHERE;
  const { website = "" } = payload;
  const answers = quoteFieldList.map(({ name }) => payload[name] ?? "");
  const digestOn = (time: number) => digestOf({ website, answers, day: toDay(time) });
  const now = Date.now();
  // The form may have been sent just before midnight.
  if (await findPayloadDigest(dependencies.database, toUuid(digestOn(now - DAY_MS)))) return;
  const digest = digestOn(now);
  await submitQuoteRequest(dependencies, { payload, key: toUuid(digest), digest }, ctx.ip);
}

/** "2026-11-26" */
const toDay = (time: number) => new Date(time).toISOString().slice(0, 10);

/** Put into the trap field, so that the request is held like a bot's. */
const FROM_ELSEWHERE = "(sent from another site's page)";

/** Browsers that know the header say so. */
function isFromElsewhere(ctx: Context, corsOrigins: readonly string[]): boolean {
  return ctx.get("Sec-Fetch-Site") === "cross-site" && !corsOrigins.includes(ctx.get("Origin"));
}

function toUuid(digest: Buffer): string {
  return digest.toString("hex").replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*/, "$1-$2-$3-$4-$5");
}

/** SHA-256 of the payload, regardless of the order of its fields. */
function digestOf(payload: object): Buffer {
  const entries = Object.entries(payload).sort(([a], [b]) => (a < b ? -1 : 1));
  return createHash("sha256").update(JSON.stringify(entries)).digest();
}

function parseQuoteRequest(body: unknown): QuotePayload {
  const payload = parseBody(checkQuotePayload, body, quotePayloadMessages);
  if (payload.mathChallenge !== payload.mathAnswer) throw wrongSum();
  return payload;
}

const wrongSum = () =>
  badRequest(wrongSumMessage, [{ field: "mathChallenge", message: wrongSumMessage }]);

/** A key in upper case is the same key. */
function parseKey(header: string): string | undefined {
  if (header === "") return undefined;
  const key = header.toLowerCase();
  if (!isUuid(key)) throw badRequest("The Idempotency-Key must be a UUID.");
  return key;
}

const LABEL = "Held request";

/** The owner's view of requests with the trap field filled, which may be spam: list, release to the list, delete. */
export function quarantineRoutes(database: Database, channels: readonly string[]): Router {
  const router = new Router({ prefix: "/api/admin/quarantine", sensitive: true });

  router.get("/", async (ctx) => {
    ctx.type = "application/json; charset=utf-8";
    ctx.body = await streamArray(listQuarantine(database));
  });

  router.post("/:id/release", async (ctx) => {
    const id = parseId(ctx.params["id"], LABEL);
    if (!(await releaseRequest(database, id, channels))) throw notFound(`${LABEL} ${id}`);
    ctx.status = 204;
  });

  router.delete("/:id", async (ctx) => {
    const id = parseId(ctx.params["id"], LABEL);
    if (!(await deleteQuarantined(database, id))) throw notFound(`${LABEL} ${id}`);
    ctx.status = 204;
  });

  return router;
}
