import type { Site } from "@ridgeline/contract/site";
import type { Logger } from "pino";
import { setTimeout as wait } from "node:timers/promises";
import type { Config } from "./config";
import type { Database } from "./database";
import { configuredChannels, createSenders } from "./features/notifications/createSenders";
import { deliverDue } from "./features/notifications/deliverDue";
import { createOutboxRepository } from "./features/notifications/outboxRepository";
import { queueDigest } from "./features/notifications/queueDigest";
import { repeat, type Job } from "./repeat";

type Dependencies = { config: Config; database: Database; logger: Logger; site: Site };

/** Stops after what it is doing, or after so many milliseconds. */
export type Worker = { stop: (milliseconds: number) => Promise<void> };

const SOON = 2;
const HOUR = 60 * 60;
/** Days for which the list of sent notifications goes back. */
const KEEP_SENT = 30;

/** What the API does besides answering. Any number of processes may do it on the same database at once. */
export function startWorker({ config, database, logger, site }: Dependencies): Worker {
  const outbox = createOutboxRepository(database);
  const senders = createSenders(config.notifications, site);

  const deliveries = configuredChannels(config.notifications).map((channel): Job => {
    const send = senders[channel];
    return {
      name: `send ${channel}`,
      seconds: SOON,
      run: async () =>
        send !== undefined && (await deliverDue({ outbox, channel, send, logger })) > 0,
    };
  });
  const jobs: Job[] = [
    ...deliveries,
    {
      name: "forget sent notifications",
      seconds: HOUR,
      run: once(() => outbox.forgetSent(KEEP_SENT)),
    },
  ];
  if (senders.email) {
    jobs.push({ name: "queue digest", seconds: HOUR, run: once(() => queueDigest(database)) });
  }

  const stops = jobs.map((job) => repeat(job, logger));
  return {
    stop: async (milliseconds) => {
      const stopped = Promise.all(stops.map((stop) => stop()));
      await Promise.race([stopped, wait(milliseconds, undefined, { ref: false })]);
    },
  };
}

/** A job that is done until its next turn. */
function once(run: () => Promise<unknown>): () => Promise<boolean> {
  return async () => {
    await run();
    return false;
  };
}
