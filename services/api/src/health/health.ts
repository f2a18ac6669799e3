import type { Business } from "@ridgeline/contract/business";
import { MIN_FREE_DISK } from "@ridgeline/contract/notifications";
import type { Logger } from "pino";
import { randomUUID } from "node:crypto";
import { statfs } from "node:fs/promises";
import type { Database } from "../database/connect";
import { toLogged } from "../database/databaseErrors";
import { queueMessages, unixTime } from "../database/queueMessages";
import { withTimeout } from "../process/withTimeout";
import type { Https } from "../config/readConfig";
import { findCertificateProblem } from "./certificate";
import {
  type Channel,
  type Notice,
  RecipientsFailed,
  SEND_TIMEOUT,
  tookTooLong,
} from "../notifications/notification";
import { createPushDeviceRepository } from "../notifications/pushDevices";
import { createSenders, type NotificationDependencies } from "../notifications/senders";

type Dependencies = NotificationDependencies & {
  /** A folder on the database's disk. */
  databaseDisk: string | undefined;
  https: Https | undefined;
  /** Rejects if requests cannot be stored. */
  tryToStore: () => Promise<void>;
  logger: Logger;
};

/** What the owner is warned of, at most once in so many hours. */
type Trouble = { kind: "storing" | "disk" | "certificate"; hours: number; notice: Notice };

/** Failed heartbeats in a row; a single one may be a restart of the database, or a certificate that is being issued. */
const TOO_MANY = 2;

const HOUR = 60 * 60 * 1000;

/** Milliseconds after which a keeper that is not heard of counts as gone. */
const SILENCE = 3 * 60 * 1000;

/**
 * Returns the heartbeat, to be called every minute. Only one process, the keeper, warns the owner, of each kind of trouble by
 * itself: at most once an hour when requests cannot be stored, or the disk is nearly full; once a day when something is wrong
 * with the certificate. While its beats fail, a process counts as keeper if it could not ask for one since its start, or for
 * three minutes: the keeper may be gone. So two processes may each send a mail an hour.
 */
export function createHeartbeat(dependencies: Dependencies): () => Promise<void> {
  const { database, databaseDisk, https, logger } = dependencies;
  const processId = randomUUID();
  let business: Business | undefined; // as last read, for a warning while it cannot be read
  const readBusiness = async () =>
    business ?? dependencies.readBusiness().catch(() => standIn(dependencies.address));
  const warn = createAlarm({ ...dependencies, readBusiness });
  let isKeeper = false;
  let keeperSeenAt = -Infinity;
  let failures = 0;
  let uncertified = 0;
  let troubleSince: Date | undefined;
  const alarmedAt = new Map<Trouble["kind"], number>();

  return async () => {
    failures = (await beat()) ? 0 : failures + 1;
    const free = await readFreeDisk(databaseDisk);
    const isFull = free !== null && free < MIN_FREE_DISK;
    const certificateProblem = await findCertificateProblem(https);
    uncertified = certificateProblem === null ? 0 : uncertified + 1;
    if (failures === 0 && !isFull) troubleSince = undefined;
    else troubleSince ??= new Date();
    const since = troubleSince ?? new Date();

    const troubles: Trouble[] = [];
    if (failures >= TOO_MANY) {
      troubles.push({ kind: "storing", hours: 1, notice: nothingIsStored(since) });
    } else if (isFull) troubles.push({ kind: "disk", hours: 1, notice: diskIsFull(free, since) });
    if (certificateProblem !== null && uncertified >= TOO_MANY) {
      const notice = certificateIsBad(certificateProblem);
      troubles.push({ kind: "certificate", hours: 24, notice });
    }
    if (isKeeper) await Promise.all(troubles.map(alarm));
  };

  async function alarm({ kind, hours, notice }: Trouble): Promise<void> {
    const last = alarmedAt.get(kind) ?? -Infinity;
    if (performance.now() - last < hours * HOUR) return;
    if (await wasAlarmed(database, kind).catch(() => false)) return;
    logger.error(notice.title);
    await warn(notice);
    alarmedAt.set(kind, performance.now());
    await recordAlarm(database, kind, hours).catch(() => {}); // then only this process knows
  }

  async function beat(): Promise<boolean> {
    try {
      isKeeper = await beatAs(database, processId);
      keeperSeenAt = performance.now();
      await dependencies.tryToStore();
    } catch (error) {
      isKeeper ||= performance.now() - keeperSeenAt > SILENCE;
      logger.warn({ error: toLogged(error) }, "heartbeat failed");
      return false;
    }
    business = await dependencies.readBusiness().catch(() => business);
    return true;
  }
}

/** For an alarm of a process that could not read the business yet: its mail then goes to MAIL_TO. */
function standIn(address: string | undefined): Business {
  const name = address === undefined ? "Your website" : new URL(address).hostname;
  return { name } as Business; // an alarm needs nothing else that is required
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
    text: `Since ${toUtc(since)} your website could store no requests. New quote requests may be lost: visitors who send one see an error. Please tell whoever runs the server now.`,
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

/** Commits a write that changes nothing. Rejects if the database cannot take it. */
export async function writeHeartbeat(database: Database): Promise<void> {
  await database.raw(
    "INSERT INTO heartbeat (is_only) VALUES (true) ON CONFLICT (is_only) DO UPDATE SET is_only = true",
  );
}

/**
 * The same, for one process. True if that is the keeper, the process that wrote last; after its SILENCE any other takes over.
 */
async function beatAs(database: Database, processId: string): Promise<boolean> {
  const { rowCount } = await database.raw<{ rowCount: number }>(
    `INSERT INTO heartbeat (beaten_at, beaten_by) VALUES (now(), :processId)
     ON CONFLICT (is_only) DO UPDATE SET beaten_at = now(), beaten_by = :processId
     WHERE heartbeat.beaten_by = :processId OR heartbeat.beaten_at < now() - interval '${SILENCE} milliseconds'`,
    { processId },
  );
  return rowCount > 0;
}

/** True if the owner was warned of it, by any process, less than its hours ago. */
async function wasAlarmed(database: Database, kind: string): Promise<boolean> {
  const alarm = database("rateLimits").where({ key: `alarm:${kind}` });
  return (await alarm.where("expire", ">", database.raw(unixTime)).first("key")) !== undefined;
}

async function recordAlarm(database: Database, kind: string, hours: number): Promise<void> {
  const expire = database.raw(`${unixTime} + ?`, [hours * HOUR]);
  const alarm = { key: `alarm:${kind}`, points: 1, expire };
  await database("rateLimits").insert(alarm).onConflict("key").merge();
}

/**
 * Warns the owner, at most once a day, that no off-site backup has succeeded for a day. One statement records and queues the
 * warning. Safe to call from several processes at once.
 */
export async function warnAboutMissingBackup(
  database: Database,
  channels: readonly Channel[],
): Promise<void> {
  // From the first call on there is a day for the first backup.
  await database("offsiteBackup").insert({ isOnly: true }).onConflict("isOnly").ignore();
  await database.raw(
    `WITH warned AS (
       UPDATE offsite_backup SET warned_at = now()
       WHERE greatest(watched_since, succeeded_at, warned_at) < now() - interval '1 day'
       RETURNING NULL::integer AS id
     ), ${queueMessages("no-backup", "warned")}
     SELECT`,
    { channels: [...channels] },
  );
}

export async function deleteBackupRecord(database: Database): Promise<void> {
  await database("offsiteBackup").delete();
}

/** When one last succeeded, `isOld` after three hours; undefined if there is no off-site backup. */
export async function readLastBackup(database: Database): Promise<LastBackup | undefined> {
  const isOld = database.raw("succeeded_at < now() - interval '3 hours' AS is_old");
  return database("offsiteBackup").first<LastBackup | undefined>("succeededAt", isOld);
}

type LastBackup = { succeededAt: Date | null; isOld: boolean };
