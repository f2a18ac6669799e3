import type Router from "@koa/router";
import { checkQuotePayload } from "@ridgeline/contract/checks";
import type { Check } from "@ridgeline/contract/createCheck";
import { publicForms } from "@ridgeline/contract/publicForms";
import { quoteFieldList } from "@ridgeline/contract/quoteFields";
import { type QuotePayload, quotePayloadMessages } from "@ridgeline/contract/quotePayload";
import { KEY_FIELD, QUOTE_REQUESTS_PATH, wrongSumMessage } from "@ridgeline/contract/quoteRequest";
import type { Context } from "koa";
import { createHash } from "node:crypto";
import type { Database } from "../database/connect";
import { addressKey, networkKey } from "../http/addressKey";
import { badRequest, tooMany, unprocessable } from "../http/apiErrors";
import { changeById } from "../http/changeById";
import { cleanAnswer, fieldsOf, postedForm } from "../forms/postedForm";
import { isUuid, parseBody } from "../http/parseInput";
import { answerJson } from "../http/preparedBody";
import {
  deleteQuarantined,
  listQuarantine,
  listQuoteRequests,
  releaseRequest,
} from "./quoteRequestRepository";
import { type Outcome, storeQuoteRequest, type Submission } from "./storeQuoteRequest";

type Dependencies = {
  database: Database;
  /** Accepted requests an hour from one address. */
  quoteLimit: number;
  /** How the owner is notified. */
  channels: readonly string[];
  /** Sites whose pages may send requests. */
  corsOrigins: readonly string[];
  /** The site's own addresses. */
  addresses: readonly string[];
};

export function addQuoteRequestRoutes(router: Router, dependencies: Dependencies): void {
  router.post(publicForms.quote.posts, async (ctx) => {
    const outcome = await (postedForm(ctx) ? submitForm : submitJson)(dependencies, ctx);
    if (outcome === "other")
      throw unprocessable("This request was already sent with other answers.");
    if (outcome !== "stored") throw tooMany(TOO_MANY, outcome);
    ctx.status = 201;
    ctx.body = { status: "received" };
  });

  router.get(`/api${QUOTE_REQUESTS_PATH}`, async (ctx) => {
    await answerJson(ctx, await listQuoteRequests(dependencies.database));
  });
}

const TOO_MANY =
  "We have received many requests from your connection. Please call us, or try again later.";
/** Seconds in which accepted requests are counted; the privacy page says "an hour". */
const WINDOW = 3600;
/** How many addresses of a network may reach their limit before the network does: one sender may own all of them. */
const ADDRESSES_OF_A_NETWORK = 10;

/** Stores a quote request once (decision 008), and counts it against its sender's address and network. */
function store(
  { database, quoteLimit, channels }: Dependencies,
  submission: Submission,
  ip: string,
): Promise<Outcome> {
  const network = networkKey(ip);
  const limits = [
    { key: `quote:${addressKey(ip)}`, most: quoteLimit },
    { key: `quote-network:${network}`, most: quoteLimit * ADDRESSES_OF_A_NETWORK },
  ];
  return storeQuoteRequest(database, submission, { limits, seconds: WINDOW, network, channels });
}

/** Stores a request that our script, or another program, has sent. */
function submitJson(dependencies: Dependencies, ctx: Context): Promise<Outcome> {
  const payload = parseQuoteRequest(ctx.request.body);
  const key = parseKey(ctx.get("Idempotency-Key"));
  return store(
    dependencies,
    { payload, key, isPosted: false, digest: digestAnswers(payload) },
    ctx.ip,
  );
}

/** Stores a request that a browser has posted itself, with the key of the small script if that has run. */
async function submitForm(dependencies: Dependencies, ctx: Context): Promise<Outcome> {
  const payload = parseQuoteRequest(ctx.request.body);
  if (isFromElsewhere(ctx, dependencies)) payload.website ||= FROM_ELSEWHERE;
  const withoutKey = { payload, key: undefined, isPosted: true, digest: digestAnswers(payload) };
  const key = String(fieldsOf(ctx)[KEY_FIELD]).toLowerCase();
  if (isUuid(key)) {
    const outcome = await store(dependencies, { ...withoutKey, key, isPosted: false }, ctx.ip);
    if (outcome !== "other") return outcome;
  }
  return store(dependencies, withoutKey, ctx.ip);
}

/** Put into the trap field, so that the request is held like a bot's. */
const FROM_ELSEWHERE = "(sent from another site's page)";

/** Without Sec-Fetch-Site, which older browsers lack, and all of them over plain http, the Origin decides. */
function isFromElsewhere(ctx: Context, { corsOrigins, addresses }: Dependencies): boolean {
  const [site, origin] = [ctx.get("Sec-Fetch-Site"), ctx.get("Origin")];
  if (corsOrigins.includes(origin)) return false;
  if (site !== "") return ["cross-site", "same-site"].includes(site);
  return !["", `http://${ctx.host}`, `https://${ctx.host}`, ...addresses].includes(origin);
}

/** SHA-256 of the answers, as they are after they have arrived in one piece: the same for every way of sending. */
function digestAnswers({ website = "", ...payload }: QuotePayload): Buffer {
  const answers = quoteFieldList.map(({ name }) => cleanAnswer(payload[name] ?? "", name));
  return createHash("sha256")
    .update(JSON.stringify([website, ...answers]))
    .digest();
}

/** A wrong sum is told beside the other mistakes. */
const checkWithSum: Check<QuotePayload> = (body) => {
  const checked = checkQuotePayload(body);
  const { mathChallenge, mathAnswer } = Object(body) as Partial<QuotePayload>; // any object may be read by key
  if (
    mathChallenge === mathAnswer ||
    !Number.isInteger(mathChallenge) ||
    !Number.isInteger(mathAnswer)
  )
    return checked;
  const problems = checked.ok ? [] : checked.problems;
  return {
    ok: false,
    problems: [...problems, { field: "mathChallenge", message: wrongSumMessage }],
  };
};

const messages = { ...quotePayloadMessages, mathChallenge: wrongSumMessage };

function parseQuoteRequest(body: unknown): QuotePayload {
  return parseBody(checkWithSum, body, messages);
}

/** A key in upper case is the same key. */
function parseKey(header: string): string | undefined {
  if (header === "") return undefined;
  const key = header.toLowerCase();
  if (!isUuid(key)) throw badRequest("The Idempotency-Key must be a UUID.");
  return key;
}

const HELD = "/api/admin/quarantine";
const LABEL = "Held request";

/** The owner's view of requests with the trap field filled, which may be spam: list, release to the list, delete. */
export function addQuarantineRoutes(
  router: Router,
  database: Database,
  channels: readonly string[],
): void {
  router.get(HELD, async (ctx) => {
    await answerJson(ctx, await listQuarantine(database));
  });

  router.post(`${HELD}/:id/release`, (ctx) =>
    changeById(ctx, LABEL, (id) => releaseRequest(database, id, channels)),
  );

  router.delete(`${HELD}/:id`, (ctx) =>
    changeById(ctx, LABEL, (id) => deleteQuarantined(database, id)),
  );
}
