import { notificationChannels } from "@ridgeline/contract/notifications";
import { setTimeout as wait } from "node:timers/promises";
import type { Logger } from "pino";
import { createBusinessRepository, type ReadBusiness } from "../business/businessRepository";
import { isSample } from "../business/sampleBusiness";
import type { Config } from "../config/readConfig";
import { listProjectImages } from "../content/contentRepository";
import type { Database } from "../database/connect";
import { toLogged } from "../database/databaseErrors";
import type { DocumentStore } from "../documents/documentStore";
import { createPhotoRepository } from "../media/photoRepository";
import { digestToken } from "../http/tokenDigest";
import { createOutboxRepository, deleteSent, deliverDue } from "../notifications/outbox";
import { createPushDeviceRepository } from "../notifications/pushDevices";
import { configuredChannels, createSenders } from "../notifications/senders";
import { createHeartbeat } from "../health/health";
import {
  deleteExpiredCounts,
  findRequest,
  purgeQuarantine,
  purgeRequests,
} from "../quoteRequests/quoteRequestRepository";
import { tryToStore } from "../quoteRequests/storeQuoteRequest";
import { deleteExpiredInvitations, findReview } from "../reviews/reviewRepository";

type Dependencies = {
  config: Config;
  database: Database;
  logger: Logger;
  readBusiness: ReadBusiness;
};

/** `run` resolves to true if there is more to do; otherwise it runs again after `seconds`. */
type Job = Readonly<{ name: string; seconds: number; run: () => Promise<unknown> }>;

/**
 * The API's background work. Any number of processes may do it on the same database at once. The returned function stops it
 * after the current work, or after this many milliseconds.
 */
export function startWorker(
  dependencies: Dependencies,
  documents: DocumentStore,
): (milliseconds: number) => Promise<void> {
  const jobs = [
    ...deliveries(dependencies),
    ...listChores(dependencies),
    // So that the last page before an outage shows every change.
    { name: "read the site", seconds: 5, run: () => documents.readDocument("landing") },
  ];
  const stops = jobs.map((job) => repeat(job, dependencies.logger));
  return async (milliseconds) => {
    const stopped = Promise.all(stops.map((stop) => stop()));
    await Promise.race([stopped, wait(milliseconds, undefined, { ref: false })]);
  };
}

const SOON = 2;

/** Each channel has its own loop, so that a slow one does not delay the others. */
function deliveries({ config, database, logger, readBusiness }: Dependencies): Job[] {
  const outbox = createOutboxRepository(database, { findRequest, findReview });
  const { notifications, address } = config;
  const senders = createSenders({ database, config: notifications, address, readBusiness });
  return ([...notificationChannels, "customer"] as const).flatMap((channel) => {
    const send = senders[channel];
    if (!send) return [];
    // If nothing was delivered, trying the next ones at once is pointless.
    const run = async () => (await deliverDue({ outbox, channel, send, logger })).sent > 0;
    return [{ name: `send ${channel}`, seconds: SOON, run }];
  });
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;
/** Days for which sent notifications are kept. */
const KEEP_SENT = 30;
/** Days for which an unused photo is kept. Those of a site that is still the sample's may be waiting for its owner's press. */
const KEEP_UNUSED = 1;

/** All but the sending of messages. */
export function listChores({ config, database, logger, readBusiness }: Dependencies): Job[] {
  const { notifications, address, databaseDisk, https, hasOffsiteBackup } = config;
  const devices = createPushDeviceRepository(database);
  const photos = createPhotoRepository(database);
  const beat = createHeartbeat({
    database,
    databaseDisk,
    https,
    hasOffsiteBackup,
    config: notifications,
    address,
    readBusiness,
    logger,
    tryToStore: () => tryToStore(database, configuredChannels(notifications)),
  });
  const { requestDays, spamDays } = config.retention;
  const hourly = (name: string, run: Job["run"]): Job => ({ name, seconds: HOUR, run });
  return [
    { name: "heartbeat", seconds: MINUTE, run: beat },
    { name: "delete expired counts", seconds: MINUTE, run: () => deleteExpiredCounts(database) },
    hourly("delete sent notifications", () => deleteSent(database, KEEP_SENT)),
    // Not only at startup: processes with the old tokens can add devices until the last one has stopped.
    hourly("remove devices of former tokens", () =>
      devices.removeOthers(config.adminTokens.map(digestToken)),
    ),
    hourly("remove unused photos", async () => {
      if (isSample(await readBusiness())) return;
      await photos.removeUnused(KEEP_UNUSED, await listUsedPictures(database));
    }),
    hourly("delete old requests and invitations", async () => {
      await deleteExpiredInvitations(database);
      if (requestDays > 0) await purgeRequests(database, requestDays);
      if (spamDays > 0) await purgeQuarantine(database, spamDays);
    }),
  ];
}

/** Milliseconds between two runs if there is more to do, so that requests get the database in between. */
const SHORT_PAUSE = 100;

/** Repeats a job. The returned function stops it, and resolves when its last run is over. */
export function repeat({ name, seconds, run }: Job, logger: Logger): () => Promise<void> {
  const stopping = new AbortController();
  const running = loop(stopping.signal);
  return async () => {
    stopping.abort();
    await running;
  };

  async function loop(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      const isMore = (await runOnce()) === true;
      const pause = wait(isMore ? SHORT_PAUSE : seconds * 1000, undefined, { signal });
      await pause.catch(() => {}); // aborted: stop waiting
    }
  }

  async function runOnce(): Promise<unknown> {
    try {
      return await run();
    } catch (error) {
      logger.warn({ job: name, error: toLogged(error) }, "job failed");
      return false;
    }
  }
}

/** Texts that together contain the URL of every picture in use. */
export async function listUsedPictures(database: Database): Promise<string[]> {
  const business = await createBusinessRepository(database).read();
  // The whole row as text, so that a damaged row keeps its pictures too.
  return [...(await listProjectImages(database)), JSON.stringify(business?.details ?? null)];
}
