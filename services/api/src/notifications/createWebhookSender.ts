import { QUOTE_REQUESTS_PATH } from "@ridgeline/contract/requestPath";
import { createHmac } from "node:crypto";
import type { WebhookConfig } from "../config/readNotificationConfig";
import { countOf, type Letterhead, type Notification, type Send } from "./notification";
import { postAnywhere, postPublicly, refuseUnlessOk } from "./post";
import { pageAddress } from "./requestFacts";

/** Posts each notification as signed JSON. Any status except 2xx is a failure; redirects are not followed. */
export function createWebhookSender(
  { url, secret, mayBePrivate }: WebhookConfig,
  address: Letterhead["address"],
): Send {
  const target = new URL(url);
  const post = mayBePrivate ? postAnywhere : postPublicly;
  return async (notification) => {
    const body = toBody(notification, address);
    const timestamp = Math.floor(Date.now() / 1000);
    const headers = {
      "Content-Type": "application/json",
      "User-Agent": "Ridgeline",
      "Idempotency-Key": notification.key,
      "Ridgeline-Signature": signWebhook(body, timestamp, secret),
    };
    refuseUnlessOk(await post(target, { body, headers }));
  };
}

/** The digest of the quarantine goes out by e-mail only. */
const EVENTS = {
  "quote-request": "quote-request.created",
  "more-requests": "quote-requests.created",
  digest: "quote-requests.held",
  "no-backup": "backup.missing",
  test: "test",
} as const satisfies Record<Notification["kind"], string>;

/** The same bytes at every attempt. */
function toBody(notification: Notification, address: Letterhead["address"]): string {
  const { kind, key, requests } = notification;
  return JSON.stringify({
    id: key,
    event: EVENTS[kind],
    ...(kind === "more-requests"
      ? { count: countOf(notification) }
      : { quoteRequest: requests[0] }),
    adminUrl: pageAddress(address, QUOTE_REQUESTS_PATH),
  });
}

/** The Ridgeline-Signature header: HMAC-SHA256 over the timestamp (Unix seconds), a dot and the raw body. */
function signWebhook(body: string, timestamp: number, secret: string): string {
  const digest = createHmac("sha256", secret).update(`${timestamp}.${body}`).digest("hex");
  return `t=${timestamp},v1=${digest}`;
}
