import type { Business } from "@ridgeline/contract/business";
import { QUOTE_REQUESTS_PATH } from "@ridgeline/contract/quoteRequest";
import { createHmac } from "node:crypto";
import type { WebhookConfig } from "../config/readConfig";
import { failure, type Letterhead, type Message, type Send } from "./notification";
import { isOk, post } from "./post";
import { composePush } from "./push";

type Dependencies = {
  config: WebhookConfig;
  address: Letterhead["address"];
  readBusiness: () => Promise<Business>;
};

/** Posts each message as signed JSON, which chat programs can show. Any status except 2xx is a failure, in the receiver's words. */
export function createWebhookSender({ config, address, readBusiness }: Dependencies): Send {
  const { url, secret } = config;
  const target = new URL(url);
  return async (message) => {
    const body = toBody(message, address, await readBusiness());
    const timestamp = Math.floor(Date.now() / 1000);
    const headers = {
      "Content-Type": "application/json",
      "User-Agent": "Ridgeline",
      "Idempotency-Key": message.key,
      "Ridgeline-Signature": signWebhook(body, timestamp, secret),
    };
    const { status, said, retryAfter } = await post(target, { body, headers });
    const words = toWords(said, message, [secret, ...secretsIn(target)]);
    if (!isOk(status)) throw failure(`HTTP_${status}`, words, retryAfter);
  };
}

/** Parts of an address that hide nothing. */
const PLAIN = /^(.{0,3}|api|(web)?hooks?|webhook-test|services|workflows|macros|exec|catch)$/i;

/** What whoever knows the host must not learn. */
function secretsIn({ pathname, search, searchParams, username, password }: URL): string[] {
  const parts = [...pathname.split("/"), ...searchParams.values(), username, password];
  return [pathname + search, pathname, ...parts].filter((part) => !PLAIN.test(part));
}

/** A refusal on one line, without markup, secrets, and what was sent: it is logged. */
function toWords(said: string, message: Message, secrets: readonly string[]): string {
  const words = said
    .replaceAll(/<(style|script)\b.*?<\/\1>|<[^>]*>/gis, " ")
    .replaceAll(/\s+/g, " ")
    .trim();
  const { request, notice } = { request: undefined, notice: undefined, ...message };
  const { fullName, phone, email, address, projectDetails } = { ...request };
  const sent = [fullName, phone, email, address, projectDetails, notice?.title, notice?.text];
  const isEcho = sent.some((text) => text && words.includes(text.slice(0, 20)));
  if (isEcho) return "(It repeats the message.)";
  return secrets.reduce((shown, secret) => shown.replaceAll(secret, "..."), words);
}

/** An alarm goes out by e-mail or push, a confirmation by e-mail. */
const EVENTS = {
  "quote-request": "quote-request.created",
  review: "review.created",
  test: "test",
  "no-backup": "backup.missing",
  alarm: "alarm",
  confirmation: "confirmation",
} as const satisfies Record<Message["kind"], string>;

/** The same bytes at every attempt, unless the owner renames the kind of work. */
function toBody(message: Message, address: Letterhead["address"], business: Business): string {
  const { request, notice } = { request: undefined, notice: undefined, ...message };
  const { title, body } = composePush(message, business);
  // A visitor's words notify nobody, and are no markup.
  const line = [title, body].filter(Boolean).join(". ").replaceAll(/[<>@]/g, " ");
  return JSON.stringify({
    id: message.key,
    event: EVENTS[message.kind],
    quoteRequest: request,
    title: message.kind === "review" ? notice?.title : undefined,
    adminUrl: address && address + (notice?.path ?? QUOTE_REQUESTS_PATH),
    text: line, // Slack, Mattermost
    content: line, // Discord
  });
}

/** The Ridgeline-Signature header: HMAC-SHA256 over the timestamp (Unix seconds), a dot and the raw body. */
function signWebhook(body: string, timestamp: number, secret: string): string {
  const digest = createHmac("sha256", secret).update(`${timestamp}.${body}`).digest("hex");
  return `t=${timestamp},v1=${digest}`;
}
