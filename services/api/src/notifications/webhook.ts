import { QUOTE_REQUESTS_PATH } from "@ridgeline/contract/quoteRequest";
import { createHmac } from "node:crypto";
import type { WebhookConfig } from "../config/readConfig";
import { failure, type Letterhead, type Message, type Send } from "./notification";
import { isOk, post } from "./post";

/** Posts each message as signed JSON. Any status except 2xx is a failure; redirects are not followed. */
export function createWebhookSender(
  { url, secret }: WebhookConfig,
  address: Letterhead["address"],
): Send {
  const target = new URL(url);
  return async (message) => {
    const body = toBody(message, address);
    const timestamp = Math.floor(Date.now() / 1000);
    const headers = {
      "Content-Type": "application/json",
      "User-Agent": "Ridgeline",
      "Idempotency-Key": message.key,
      "Ridgeline-Signature": signWebhook(body, timestamp, secret),
    };
    const { status } = await post(target, { body, headers });
    if (!isOk(status)) throw failure(`HTTP_${status}`, `The receiver answered ${status}.`);
  };
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

/** The same bytes at every attempt. */
function toBody(message: Message, address: Letterhead["address"]): string {
  const { request, notice } = { request: undefined, notice: undefined, ...message };
  return JSON.stringify({
    id: message.key,
    event: EVENTS[message.kind],
    quoteRequest: request,
    title: message.kind === "review" ? notice?.title : undefined,
    adminUrl: address && address + (notice?.path ?? QUOTE_REQUESTS_PATH),
  });
}

/** The Ridgeline-Signature header: HMAC-SHA256 over the timestamp (Unix seconds), a dot and the raw body. */
function signWebhook(body: string, timestamp: number, secret: string): string {
  const digest = createHmac("sha256", secret).update(`${timestamp}.${body}`).digest("hex");
  return `t=${timestamp},v1=${digest}`;
}
