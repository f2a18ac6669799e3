import type { Business } from "@ridgeline/contract/business";
import { mailTo } from "@ridgeline/contract/link";
import { firstName } from "@ridgeline/contract/personName";
import { townOf } from "@ridgeline/contract/place";
import { requestPath } from "@ridgeline/contract/quoteRequest";
import { createECDH } from "node:crypto";
import type { PushConfig } from "../config/readConfig";
import { type Content, failure, offeredLabel, oneLine, type SendAs } from "./notification";
import { isOk, type Post } from "./post";
import type { PushDeviceRepository } from "./pushDevices";
import webPush from "web-push";

/** Seconds for which the push service keeps a message for a phone that is off. */
const KEPT_SECONDS = 3 * 24 * 60 * 60;

/** Sends to one device, encrypted for it alone (RFC 8291). Removes a device that its push service no longer knows. */
export function createPushSender(
  { privateKey }: PushConfig,
  devices: Pick<PushDeviceRepository, "find" | "remove" | "recordDelivery">,
  post: Post,
): SendAs {
  const keys = { publicKey: toPublicKey(privateKey), privateKey };
  return async (message, { address, business }) => {
    const { key, deviceId } = message;
    const device = deviceId === null ? undefined : await devices.find(deviceId);
    if (!device) throw gone();
    const { endpoint, p256dh, auth } = device;
    const { headers, body } = webPush.generateRequestDetails(
      { endpoint, keys: { p256dh, auth } },
      JSON.stringify(composePush(message, business)),
      {
        // A contact for the push service: some refuse a domain that does not exist, such as the sample's.
        vapidDetails: {
          subject: address ?? mailTo(business.email ?? "website@localhost"),
          ...keys,
        },
        TTL: KEPT_SECONDS,
        urgency: "high",
        topic: key.replaceAll("-", ""),
      },
    );
    const answer = await post(new URL(endpoint), { body, headers: toStrings(headers) });
    const { status, said, retryAfter } = answer;
    if (status === 404 || status === 410) {
      await devices.remove(device.id);
      throw gone();
    }
    // The endpoint is what makes the device reachable.
    const words = `${status} ${said.replaceAll(endpoint, "...")}`.trim();
    // It includes the push service's own words, since a status has many causes.
    if (!isOk(status)) throw failure("PUSH_REFUSED", words, retryAfter);
    await devices.recordDelivery(device.id).catch(() => {}); // it has arrived: not to be sent again
  };
}

/** Its messages are deleted with it, so nothing is retried. */
const gone = () => failure("GONE", "The device no longer takes notifications.");

function toStrings(headers: Record<string, unknown>): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
}

/** A P-256 private key in base64url, for VAPID_PRIVATE_KEY. */
export function makePushKey(): string {
  return webPush.generateVAPIDKeys().privateKey;
}

/** The public key for VAPID_PRIVATE_KEY, with which browsers subscribe. */
export function toPublicKey(privateKey: string): string {
  const pair = createECDH("prime256v1");
  pair.setPrivateKey(Buffer.from(privateKey, "base64url"));
  return pair.getPublicKey("base64url");
}

/**
 * What a locked screen shows: service if it is offered, first name and town, nothing else. Two messages with the same `tag` are shown once;
 * a tap opens `path`.
 */
export function composePush(content: Content, business: Business) {
  if ("notice" in content) {
    const { title, text, path } = content.notice;
    const [head, body] = [oneLine(title, 100), oneLine(text, 200)];
    return { title: head, body, tag: path ?? content.kind, path: path ?? "/admin" };
  }
  const { kind, request } = content;
  const name = oneLine(firstName(request.fullName), 60);
  const town = oneLine(townOf(request.address ?? ""), 60);
  const offered = offeredLabel(request, business);
  const title = offered === undefined ? "New request" : `New request: ${oneLine(offered, 60)}`;
  return {
    title: kind === "test" ? `Test: ${title}` : title,
    body: [name, town].filter(Boolean).join(", "),
    tag: `request-${request.id}`,
    path: requestPath(request.id),
  };
}
