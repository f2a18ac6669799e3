import type { Business } from "@ridgeline/contract/business";
import { MIN_FREE_DISK } from "@ridgeline/contract/notifications";
import type { Logger } from "pino";
import { statfs } from "node:fs/promises";
import { type Database, isWithin } from "../database/connect";
import { toLogged } from "../database/databaseErrors";
import { isOpen, unixTime } from "../database/queueMessages";
import { withTimeout } from "../process/withTimeout";
import type { Https } from "../config/readConfig";
import { findCertificateProblem } from "./certificate";
import {
  noBackup,
  type Notice,
  RecipientsFailed,
  SEND_TIMEOUT,
  type Senders,
  tookTooLong,
} from "../notifications/notification";
import { createPushDeviceRepository, type PushTarget } from "../notifications/pushDevices";
import { createSenders, type NotificationDependencies, sendAtOnce } from "../notifications/senders";

type Dependencies = NotificationDependencies & {
  /** A folder on the database's disk. */
  databaseDisk: string | undefined;
  https: Https | undefined;
  hasOffsiteBackup: boolean;
  /** Rejects if requests cannot be stored. */
  tryToStore: () => Promise<void>;
  logger: Logger;
};

/** What the owner is warned of, at most once in so many hours. */
type Trouble = {
  kind: "storing" | "disk" | "certificate" | "backup";
  hours: number;
  notice: Notice;
};

/** Failed heartbeats in a row; a single one may be a restart of the database, or a certificate that is being issued. */
const TOO_MANY = 2;

const HOUR = 60 * 60 * 1000;
/** Milliseconds until an alarm that reached nobody yet is tried again, also if the process that claimed it has died. */
const RETRY = HOUR / 12;

/**
 * Returns the heartbeat, to be called every minute by each process. Whichever finds trouble claims its alarm, a key in the
 * database, for five minutes, and warns the owner on all channels at once; if that reaches somebody, the claim holds for as long
 * as the alarm is not to be repeated. While the database takes no claims, each process warns by itself.
 */
export function createHeartbeat(dependencies: Dependencies): () => Promise<void> {
  const { database, databaseDisk, https, hasOffsiteBackup, logger } = dependencies;
  const devices = createPushDeviceRepository(database);
  // As last read, for a warning while they cannot be read.
  let business: Business | undefined;
  let targets: PushTarget[] = [];
  const senders = createSenders({
    ...dependencies,
    readBusiness: () => Promise.resolve(business ?? standIn(dependencies.address)),
    devices: {
      ...devices,
      find: (wanted) => Promise.resolve(targets.find(({ id }) => id === wanted)),
    },
  });
  let failures = 0;
  let uncertified = 0;
  let troubleSince: Date | undefined;
  const quietUntil = new Map<Trouble["kind"], number>();

  return async () => {
    failures = (await beat()) ? 0 : failures + 1;
    business = await dependencies.readBusiness().catch(() => business);
    targets = await devices.listTargets().catch(() => targets);
    const free = await readFreeDisk(databaseDisk);
    const isFull = free !== null && free.share < MIN_FREE_DISK;
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
    if (await isBackupMissing(database, hasOffsiteBackup).catch(() => false)) {
      troubles.push({ kind: "backup", hours: 24, notice: noBackup });
    }
    await Promise.all(troubles.map(alarm));
  };

  async function alarm({ kind, hours, notice }: Trouble): Promise<void> {
    if (performance.now() < (quietUntil.get(kind) ?? -Infinity)) return;
    if (!(await claimAlarm(database, kind, hours).catch(() => true))) return;
    quietUntil.set(kind, performance.now() + RETRY);
    logger.error(notice.title);
    if (!(await warn(senders, targets, notice))) return;
    quietUntil.set(kind, performance.now() + hours * HOUR);
    await keepAlarm(database, kind, hours).catch(() => {});
  }

  async function beat(): Promise<boolean> {
    try {
      await writeHeartbeat(database);
      await dependencies.tryToStore();
      return true;
    } catch (error) {
      logger.warn({ error: toLogged(error) }, "heartbeat failed");
      return false;
    }
  }
}

/** For an alarm of a process that could not read the business yet: its mail then goes to MAIL_TO. */
function standIn(address: string | undefined): Business {
  const name = address === undefined ? "Your website" : new URL(address).hostname;
  return { name } as Business; // an alarm needs nothing else that is required
}

/** The share of a disk that is free, 0 to 1: of its bytes, or of its files if fewer of those are left (inodes). */
export type FreeDisk = { share: number; of: "bytes" | "files" };

/** Of the disk with this folder; null if that is unknown. */
export async function readFreeDisk(folder: string | undefined): Promise<FreeDisk | null> {
  if (folder === undefined) return null;
  try {
    const { bavail, blocks, ffree, files } = await statfs(folder);
    if (blocks === 0) return null;
    const bytes = bavail / blocks;
    const inodes = files > 0 ? ffree / files : 1; // some disks have no limit
    return inodes < bytes ? { share: inodes, of: "files" } : { share: bytes, of: "bytes" };
  } catch {
    return null;
  }
}

/**
 * Sends on every channel and to every device at once. Not through the outbox, which may be unable to store it. Rejects if
 * that reached nobody; false if there is nobody.
 */
async function warn(
  senders: Senders,
  targets: readonly PushTarget[],
  notice: Notice,
): Promise<boolean> {
  const sent = sendAtOnce(senders, targets, { kind: "alarm", notice });
  const sending = sent.map(async (one) => {
    try {
      await one.sending;
    } catch (error) {
      if (!(error instanceof RecipientsFailed && error.hasReachedSomebody)) throw error;
    }
  });
  if (sending.length === 0) return false;
  await withTimeout(Promise.any(sending), SEND_TIMEOUT, tookTooLong);
  return true;
}

const forOperator = 'On the server, "make status" says what is wrong.';

function nothingIsStored(since: Date): Notice {
  return {
    title: "Quote requests cannot be stored",
    text: `Since ${toUtc(since)} your website could store no requests. New quote requests may be lost: visitors who send one see an error. Please tell whoever runs the server now.`,
    forOperator,
  };
}

function diskIsFull({ share, of }: FreeDisk, since: Date): Notice {
  const percent = Math.floor(share * 100);
  const left =
    of === "bytes"
      ? `hardly any room is left for your website's data (${percent} % is free)`
      : `the disk takes hardly any more files, though it has room (${percent} % of its inodes are free)`;
  return {
    title: "The server's disk is nearly full",
    text: `Since ${toUtc(since)} ${left}. Once the disk is full, new quote requests are refused. Please tell whoever runs the server now.`,
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

/** True if no process has warned of it for so many hours, or tries to; then this one has to. */
async function claimAlarm(database: Database, kind: string, hours: number): Promise<boolean> {
  const { rowCount } = await database.raw<{ rowCount: number }>(
    `INSERT INTO rate_limits AS counted (key, points, expire) VALUES (:key, 1, ${unixTime} + ${RETRY})
     ON CONFLICT (key) DO UPDATE SET expire = excluded.expire WHERE NOT ${isOpen("counted.expire", hours * HOUR)}`,
    { key: `alarm:${kind}` },
  );
  return rowCount > 0;
}

async function keepAlarm(database: Database, kind: string, hours: number): Promise<void> {
  await database("rateLimits")
    .where({ key: `alarm:${kind}` })
    .update({ expire: database.raw(`${unixTime} + ?`, [hours * HOUR]) });
}

/** True if off-site backups are on, and none has succeeded for a day. They have a day from the first call on. */
async function isBackupMissing(database: Database, isOn: boolean): Promise<boolean> {
  if (!isOn) {
    await database("offsiteBackup").delete();
    return false;
  }
  await database.raw(
    `INSERT INTO offsite_backup DEFAULT VALUES ON CONFLICT (is_only) DO UPDATE SET watched_since = now()
     WHERE offsite_backup.watched_since > now() + interval '1 minute'`,
  );
  const old = `NOT (${isWithin("watched_since", "1 day")} OR coalesce(${isWithin("succeeded_at", "1 day")}, false))`;
  return (await database("offsiteBackup").whereRaw(old).first("isOnly")) !== undefined;
}

/** When one last succeeded, `isOld` after three hours; undefined if there is no off-site backup. */
export async function readLastBackup(database: Database): Promise<LastBackup | undefined> {
  const { rows } = await database.raw<{ rows: LastBackup[] }>(
    `SELECT CASE WHEN succeeded_at <= now() + interval '1 minute' THEN succeeded_at END AS "succeededAt",
       succeeded_at < now() - interval '3 hours' AS "isOld" FROM offsite_backup`,
  );
  return rows[0];
}

type LastBackup = { succeededAt: Date | null; isOld: boolean };
