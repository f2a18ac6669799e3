import type { Business } from "@ridgeline/contract/business";
import { createECDH } from "node:crypto";
import webPush from "web-push";
import type { PushConfig } from "../config/readNotificationConfig";
import type { Notification, Send } from "./notification";
import { type Post, refuseUnlessOk } from "./post";
import { composePush } from "./composePush";
import type { PushDeviceRepository, PushTarget } from "./pushDeviceRepository";

type Dependencies = {
  config: PushConfig;
  readBusiness: () => Promise<Business>;
  devices: Pick<PushDeviceRepository, "find" | "remove" | "recordDelivery">;
  post: Post;
};

/** Seconds for which the push service keeps a message for a phone that is off. */
const KEPT_SECONDS = 3 * 24 * 60 * 60;

/** Sends to one device, encrypted for it alone (RFC 8291). Removes a device that its push service no longer knows. */
export function createPushSender(dependencies: Dependencies): Send {
  const { config, readBusiness, devices, post } = dependencies;
  const keys = { publicKey: toPublicKey(config.privateKey), privateKey: config.privateKey };
  return async (notification) => {
    const device = await findDevice(notification);
    if (!device) throw new GoneError();
    const business = await readBusiness();
    const { headers, body } = webPush.generateRequestDetails(
      toSubscription(device),
      composePush(notification, business),
      {
        vapidDetails: { subject: `mailto:${business.email}`, ...keys },
        TTL: KEPT_SECONDS,
        urgency: "high",
        topic: notification.key.replaceAll("-", ""),
      },
    );
    const status = await post(new URL(device.endpoint), { body, headers: toStrings(headers) });
    if (status === 404 || status === 410) {
      await devices.remove(device.id);
      throw new GoneError();
    }
    if (status === 401 || status === 403) throw new WrongKeyError();
    refuseUnlessOk(status);
    await devices.recordDelivery(device.id);
  };

  async function findDevice({ deviceId }: Notification) {
    return deviceId === null ? undefined : devices.find(deviceId);
  }
}

/** Its messages are deleted with it, so nothing is retried. */
class GoneError extends Error {
  readonly code = "GONE";
  constructor() {
    super("The device no longer takes notifications.");
  }
}

/** The device subscribed with another key than VAPID_PRIVATE_KEY, before a move or a restore. */
class WrongKeyError extends Error {
  readonly code = "WRONG_KEY";
  constructor() {
    super("The push service refused this server's key.");
  }
}

function toSubscription({ endpoint, p256dh, auth }: PushTarget) {
  return { endpoint, keys: { p256dh, auth } };
}

function toStrings(headers: Record<string, unknown>): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
}

/** The public key for VAPID_PRIVATE_KEY, with which browsers subscribe. */
export function toPublicKey(privateKey: string): string {
  const pair = createECDH("prime256v1");
  pair.setPrivateKey(Buffer.from(privateKey, "base64url"));
  return pair.getPublicKey("base64url");
}
