import type { Business } from "@ridgeline/contract/business";
import { MIN_FREE_DISK } from "@ridgeline/contract/notifications";
import { randomUUID } from "node:crypto";
import { statfs } from "node:fs/promises";
import type { Logger } from "pino";
import { toLogged } from "../database/databaseErrors";
import { withTimeout } from "../process/withTimeout";
import { createSenders, type NotificationDependencies } from "./createSenders";
import { RecipientsFailed } from "./explainFailure";
import { beatAs, recordAlarm, wasAlarmed } from "./heartbeatRepository";
import { type Notice, SEND_TIMEOUT, tookTooLong } from "./notification";
import { createPushDeviceRepository } from "./pushDeviceRepository";
import { watchCertificate } from "./siteCertificate";

type Dependencies = NotificationDependencies & {
  /** A folder on the database's disk. */
  databaseDisk: string | undefined;
  nginx: string | undefined;
  logger: Logger;
};

/** Failed heartbeats in a row; a single one may be a restart of the database, or a certificate that is being issued. */
const TOO_MANY = 2;

const HOUR = 60 * 60 * 1000;

/**
 * Returns the heartbeat, to be called every minute. Only one process, the keeper, warns the owner: at most once an hour when
 * requests cannot be stored, or the disk is nearly full; once a day when something is wrong with the certificate. While the database takes no writes, the keeper does not change.
 */
export function createWatch(dependencies: Dependencies): () => Promise<void> {
  const { database, databaseDisk, nginx, logger } = dependencies;
  const processId = randomUUID();
  let business: Business | undefined; // as last read, for a warning while it cannot be read
  const readBusiness = async () => business ?? (await dependencies.readBusiness());
  const warn = createAlarm({ ...dependencies, readBusiness });
  let isKeeper = false;
  let failures = 0;
  let uncertified = 0;
  let troubleSince: Date | undefined;
  let alarmedAt = 0;

  return async () => {
    failures = (await beat()) ? 0 : failures + 1;
    const free = await readFreeDisk(databaseDisk);
    const isFull = free !== null && free < MIN_FREE_DISK;
    const certificateProblem = await watchCertificate(nginx);
    uncertified = certificateProblem === null ? 0 : uncertified + 1;
    if (failures === 0 && !isFull) troubleSince = undefined;
    else troubleSince ??= new Date();
    const since = troubleSince ?? new Date();

    let notice: Notice;
    let hours = 1;
    if (failures >= TOO_MANY) notice = nothingIsStored(since);
    else if (isFull) notice = diskIsFull(free, since);
    else if (certificateProblem !== null && uncertified >= TOO_MANY) {
      notice = certificateIsBad(certificateProblem);
      hours = 24;
    } else return;
    if (!isKeeper || Date.now() - alarmedAt < hours * HOUR) return;
    if (await wasAlarmed(database, hours).catch(() => false)) return;
    logger.error(notice.title);
    await warn(notice);
    alarmedAt = Date.now();
    await recordAlarm(database).catch(() => {}); // then only this process knows
  };

  async function beat(): Promise<boolean> {
    try {
      isKeeper = await beatAs(database, processId);
    } catch (error) {
      logger.warn({ error: toLogged(error) }, "heartbeat failed");
      return false;
    }
    business = await dependencies.readBusiness().catch(() => business);
    return true;
  }
}

/** The share of the disk with this folder that is free, 0 to 1; null if that is unknown. */
export async function readFreeDisk(folder: string | undefined): Promise<number | null> {
  if (folder === undefined) return null;
  try {
    const { bavail, blocks } = await statfs(folder);
    return blocks > 0 ? bavail / blocks : null;
  } catch {
    return null;
  }
}

/**
 * Sends by e-mail; without e-mail, to every device. Not through the outbox, which may be unable to store it. Rejects if it
 * reached nobody.
 */
function createAlarm(dependencies: NotificationDependencies) {
  const { email, push } = createSenders(dependencies);
  const devices = createPushDeviceRepository(dependencies.database);
  return async (notice: Notice): Promise<void> => {
    const send = email ?? push;
    const receivers = email ? [null] : (await devices.list()).map(({ id }) => id);
    if (!send || receivers.length === 0) return;
    const sending = receivers.map(async (deviceId) => {
      try {
        await send({ kind: "alarm", notice, key: randomUUID(), deviceId });
      } catch (error) {
        if (!(error instanceof RecipientsFailed && error.hasReachedSomebody)) throw error;
      }
    });
    await withTimeout(Promise.any(sending), SEND_TIMEOUT, tookTooLong);
  };
}

const forOperator = 'On the server, "make status" says what is wrong.';

function nothingIsStored(since: Date): Notice {
  return {
    title: "Quote requests cannot be stored",
    text: `Since ${toUtc(since)} your website's database has taken no changes. New quote requests may be lost: visitors who send one see an error. Please tell whoever runs the server now.`,
    forOperator,
  };
}

function diskIsFull(free: number | null, since: Date): Notice {
  const percent = Math.floor((free ?? 0) * 100);
  return {
    title: "The server's disk is nearly full",
    text: `Since ${toUtc(since)} hardly any room is left for your website's data (${percent} % is free). Once the disk is full, new quote requests are refused. Please tell whoever runs the server now.`,
    forOperator,
  };
}

function certificateIsBad(problem: string): Notice {
  return {
    title: "Your website's certificate needs attention",
    text: `${problem} Please tell whoever runs the server: visitors may soon be unable to open your website.`,
    forOperator: `On the server, "docker compose logs certificates" says why.`,
  };
}

function toUtc(time: Date): string {
  const format = { dateStyle: "medium", timeStyle: "short", timeZone: "UTC" } as const;
  return `${time.toLocaleString("en-US", format)} UTC`;
}
