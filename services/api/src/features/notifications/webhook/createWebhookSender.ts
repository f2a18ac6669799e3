import type { Site } from "@ridgeline/contract/site";
import { createHmac } from "node:crypto";
import { request as httpRequest } from "node:http";
import { request as httpsRequest } from "node:https";
import { isIP } from "node:net";
import type { WebhookConfig } from "../../../config/readNotificationConfig";
import type { Notification, Send } from "../notification";
import { isPrivateAddress, PrivateTargetError, publicLookup } from "./publicLookup";

/** Milliseconds until the receiver must have answered. */
const TIMEOUT = 10_000;

/** Posts each notification as signed JSON. Anything but a 2xx is a failure; redirects are not followed. */
export function createWebhookSender(
  { url, secret, mayBePrivate }: WebhookConfig,
  site: Site,
): Send {
  const target = new URL(url);
  return async (notification) => {
    if (!mayBePrivate) refusePrivateLiteral(target);
    const body = toBody(notification, site);
    const timestamp = Math.floor(Date.now() / 1000);
    const status = await post(target, body, mayBePrivate, {
      "Content-Type": "application/json",
      "User-Agent": "Ridgeline",
      "Idempotency-Key": notification.key,
      "Ridgeline-Signature": signWebhook(body, timestamp, secret),
    });
    if (status < 200 || status > 299) throw new RefusedError(status);
  };
}

/** The receiver answered with a status other than 2xx. */
class RefusedError extends Error {
  readonly code: string;
  constructor(status: number) {
    super(`The receiver answered ${status}.`);
    this.code = `HTTP_${status}`;
  }
}

/** A numeric address involves no name lookup. */
function refusePrivateLiteral({ hostname }: URL): void {
  const address = hostname.replace(/^\[(.*)\]$/, "$1");
  if (isIP(address) !== 0 && isPrivateAddress(address)) throw new PrivateTargetError();
}

/** The same bytes at every attempt. */
function toBody({ kind, key, requests }: Notification, site: Site): string {
  return JSON.stringify({
    id: key,
    event: kind === "test" ? "test" : "quote-request.created",
    quoteRequest: requests[0],
    adminUrl: new URL("/admin/quote-requests", site.url).href,
  });
}

/** The Ridgeline-Signature header: HMAC-SHA256 over the timestamp (Unix seconds), a dot and the raw body. */
function signWebhook(body: string, timestamp: number, secret: string): string {
  const digest = createHmac("sha256", secret).update(`${timestamp}.${body}`).digest("hex");
  return `t=${timestamp},v1=${digest}`;
}

type Headers = Record<string, string>;

/** Resolves to the status; the body is not read. */
function post(target: URL, body: string, mayBePrivate: boolean, headers: Headers): Promise<number> {
  const start = target.protocol === "https:" ? httpsRequest : httpRequest;
  return new Promise((resolve, reject) => {
    const outgoing = start(target, {
      method: "POST",
      agent: false,
      headers: { ...headers, "Content-Length": Buffer.byteLength(body) },
      signal: AbortSignal.timeout(TIMEOUT),
      ...(!mayBePrivate && { lookup: publicLookup }),
    });
    outgoing.on("error", reject);
    outgoing.on("response", (response) => {
      response.on("error", () => {}); // cut off after the status, which is all that counts
      response.resume();
      resolve(response.statusCode ?? 0);
    });
    outgoing.end(body);
  });
}
