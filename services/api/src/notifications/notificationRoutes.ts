import type Router from "@koa/router";
import { checkPushSubscription } from "@ridgeline/contract/checks";
import type {
  ConfirmationSample,
  Heartbeat,
  PushSubscription,
  TestResult,
} from "@ridgeline/contract/notifications";
import { ECDH } from "node:crypto";
import type { Config } from "../config/readConfig";
import { ApiError, badRequest, tooMany } from "../http/apiErrors";
import { changeById } from "../http/changeById";
import { createAttemptCounter } from "../http/countAttempts";
import { parseBody } from "../http/parseInput";
import { readTokenDigest } from "../http/tokenDigest";
import { composeConfirmation } from "./composeMail";
import { explainFailure, readNotificationStatus } from "./notificationStatus";
import { recordDelivery } from "./outbox";
import { createPushDeviceRepository } from "./pushDevices";
import {
  createSenders,
  type NotificationDependencies,
  sampleRequest,
  sendTestNotification,
} from "./senders";
import { findCertificateProblem } from "../health/certificate";
import { readFreeDisk, writeHeartbeat } from "../health/health";

export const TEST_PATH = "/api/admin/notifications/test";

/** From all of the owner's devices together, per process, so that a stuck button does not flood a mailbox. */
const TEST_LIMIT = 5;

/** The share of the disk that is free when nothing more fits. */
const FULL = 0.001;

/** The owner's view of the notifications, a test of them, the devices, and the heartbeat: whether requests can be stored. */
export function addNotificationRoutes(
  router: Router,
  dependencies: NotificationDependencies,
  { databaseDisk, https }: Pick<Config, "databaseDisk" | "https">,
  tryToStore: () => Promise<void>,
): void {
  const { database, config, address, readBusiness } = dependencies;
  const senders = createSenders(dependencies);
  const devices = createPushDeviceRepository(database);
  const countTest = createAttemptCounter(TEST_LIMIT);

  router.post("/api/admin/heartbeat", async (ctx) => {
    await writeHeartbeat(database);
    await tryToStore();
    const free = await readFreeDisk(databaseDisk);
    // On a full disk this small row may still find room where a quote request does not.
    if (free !== null && free.share < FULL) {
      const what = free.of === "bytes" ? "is full" : "takes no more files";
      throw new ApiError(503, `The database's disk ${what}: quote requests cannot be stored.`);
    }
    const certificateProblem = await findCertificateProblem(https);
    const freeDisk = free?.share ?? null;
    ctx.body = { isStored: true, freeDisk, certificateProblem } satisfies Heartbeat;
  });

  router.get("/api/admin/notifications", async (ctx) => {
    ctx.body = await readNotificationStatus(dependencies);
  });

  router.post(TEST_PATH, async (ctx) => {
    const wait = countTest("owner");
    if (wait !== undefined) {
      throw tooMany("You have sent many tests. Please try again in ten minutes.", wait);
    }
    const results: TestResult[] = [];
    const kind = ctx.query["of"] === "confirmation" ? "confirmation" : "test";
    const business = await readBusiness();
    const sent = await sendTestNotification(senders, business, await devices.list(), kind);
    for (const { channel, device, problem } of sent) {
      if (problem === null) await recordDelivery(database, channel);
      const explained = problem === null ? null : explainFailure(problem, channel, config);
      results.push({ channel, recipient: device?.name ?? null, problem: explained });
    }
    ctx.body = results;
  });

  router.get("/api/admin/confirmation", async (ctx) => {
    const business = await readBusiness();
    const { text } = composeConfirmation(sampleRequest(business), { business, address });
    const isMailSetUp = config.email !== undefined;
    ctx.body = { text, isMailSetUp } satisfies ConfirmationSample;
  });

  router.post(DEVICES, async (ctx) => {
    if (!config.push)
      throw new ApiError(409, "This server has no key for notifications on phones.");
    const subscription = parseBody(checkPushSubscription, ctx.request.body);
    refuseUnusable(subscription);
    if ((await devices.countOthers(subscription.endpoint)) >= MAX_DEVICES) {
      throw new ApiError(409, `${MAX_DEVICES} devices are notified already. Remove one first.`);
    }
    const name = nameDevice(ctx.get("User-Agent"));
    await devices.save(subscription, name, readTokenDigest(ctx));
    ctx.status = 204;
  });

  router.delete(`${DEVICES}/:id`, (ctx) => changeById(ctx, "Device", devices.remove));
}

/** The status of the notifications lists them. */
const DEVICES = "/api/admin/push-devices";
/** More than any owner has; each device means one more message per request. */
const MAX_DEVICES = 20;

/** What the schema cannot say; otherwise every message to the device would fail. */
function refuseUnusable({ endpoint, keys }: PushSubscription): void {
  if (!URL.canParse(endpoint)) throw badRequest("endpoint: Invalid url");
  try {
    ECDH.convertKey(keys.p256dh, "prime256v1", "base64url");
  } catch {
    throw badRequest("keys.p256dh: not a point on P-256");
  }
}

/** The first one in the User-Agent wins; some mention others as well. */
const BROWSERS: readonly [string, RegExp][] = [
  ["Edge", /\bEdg(e|A|iOS)?\//],
  ["Opera", /\b(OPR|OPT)\//],
  ["Samsung Internet", /\bSamsungBrowser\//],
  ["Firefox", /\b(Firefox|FxiOS)\//],
  ["Chrome", /\b(Chrome|CriOS|HeadlessChrome)\//],
  ["Safari", /\bSafari\//],
];
const SYSTEMS: readonly [string, RegExp][] = [
  ["iPhone", /iPhone/],
  ["iPad", /iPad/],
  ["Android", /Android/],
  ["Windows", /Windows/],
  ["Mac", /Macintosh/],
  ["Linux", /Linux|CrOS/],
];

/** "Chrome on Android", from a User-Agent header. */
function nameDevice(userAgent: string): string {
  const find = (names: readonly [string, RegExp][]) =>
    names.find(([, pattern]) => pattern.test(userAgent))?.[0];
  return `${find(BROWSERS) ?? "A browser"} on ${find(SYSTEMS) ?? "another device"}`;
}
