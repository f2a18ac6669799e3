import { QUOTE_REQUESTS_PATH } from "@ridgeline/contract/quoteRequest";
import { createHmac } from "node:crypto";
import type { WebhookConfig } from "../config/readConfig";
import { failure, type Letterhead, type Message, type SendAs } from "./notification";
import { isOk, post } from "./post";
import { composePush } from "./push";

/** Posts each message as signed JSON, which chat programs can show. Any status except 2xx is a failure, in the receiver's words. */
export function createWebhookSender({ url, secret }: WebhookConfig): SendAs {
  const target = new URL(url);
  return async (message, letterhead) => {
    const body = toBody(message, letterhead, target.hostname === "chat.googleapis.com");
    const timestamp = Math.floor(Date.now() / 1000);
    const headers = {
      "Content-Type": "application/json",
      "User-Agent": "Ridgeline",
      "Idempotency-Key": message.key,
      "Ridgeline-Signature": signWebhook(body, timestamp, secret),
    };
    const { status, said, retryAfter } = await post(target, { body, headers });
    const words = toWords(said, [secret, ...secretsIn(target)]);
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

/** A refusal on one line, without tags, programs and secrets. It may repeat what was sent, so it is never logged. */
function toWords(said: string, secrets: readonly string[]): string {
  const [first = "", ...tags] = said.split("<");
  const texts = tags.map((tag) =>
    /^(style|script)\b/i.test(tag) ? "" : tag.slice(tag.indexOf(">") + 1),
  );
  const words = [first, ...texts].join(" ").replaceAll(/\s+/g, " ").trim();
  return secrets.reduce((shown, secret) => shown.replaceAll(secret, "..."), words);
}

/** A confirmation goes out by e-mail. */
const EVENTS = {
  "quote-request": "quote-request.created",
  review: "review.created",
  test: "test",
  alarm: "alarm",
  confirmation: "confirmation",
} as const satisfies Record<Message["kind"], string>;

/** The same bytes at every attempt, unless the owner renames the kind of work. */
function toBody(
  message: Message,
  { address, business }: Letterhead,
  isGoogleChat: boolean,
): string {
  const { request, notice } = { request: undefined, notice: undefined, ...message };
  const { title, body } = composePush(message, business);
  const line = [title, body].filter(Boolean).join(". ");
  const text = message.kind === "alarm" ? line : toPlainWords(line);
  if (isGoogleChat) return JSON.stringify({ text }); // it refuses fields that it does not know
  return JSON.stringify({
    id: message.key,
    event: EVENTS[message.kind],
    quoteRequest: request,
    title: message.kind === "review" ? notice?.title : undefined,
    adminUrl: address && address + (notice?.path ?? QUOTE_REQUESTS_PATH),
    text, // Slack, Mattermost
    content: text, // Discord
    allowed_mentions: { parse: [] }, // Discord
  });
}

/**
 * A visitor's words, which notify nobody in a chat, and are neither markup nor a link: letters, digits and blanks, with a hyphen
 * or a slash inside a word, and a point or a colon behind one.
 */
function toPlainWords(text: string): string {
  return text
    .replaceAll(/(?<![\p{L}\p{N}])[-/]|(?<!\p{L})\.|[.:](?! |$)|[^\p{L}\p{M}\p{N} .:,'’&/-]/gu, " ")
    .replaceAll(/ +/g, " ")
    .trim();
}

/** The Ridgeline-Signature header: HMAC-SHA256 over the timestamp (Unix seconds), a dot and the raw body. */
function signWebhook(body: string, timestamp: number, secret: string): string {
  const digest = createHmac("sha256", secret).update(`${timestamp}.${body}`).digest("hex");
  return `t=${timestamp},v1=${digest}`;
}
