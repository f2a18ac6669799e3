import { MIN_FREE_DISK } from "@ridgeline/contract/notifications";
import { migrations, pendingSteps } from "@ridgeline/db/migrate";
import { createReadBusiness } from "../business/businessRepository";
import { isSample } from "../business/sampleBusiness";
import {
  type Https,
  nginxOf,
  toAddress,
  toHttps,
  toNotificationConfig,
} from "../config/readConfig";
import { readSettings, type Settings } from "../config/settings";
import { findVersionProblem } from "../database/checkServer";
import type { Database } from "../database/connect";
import { STACK_HEADER } from "../http/baseHeaders";
import { examineCertificates } from "../health/certificate";
import { readNotificationStatus } from "../notifications/notificationStatus";
import { countUnsent } from "../notifications/outbox";
import { type FreeDisk, readFreeDisk, readLastBackup } from "../health/health";
import { isError } from "../process/isError";
import { print } from "../process/print";
import { fail, withDatabase } from "./withDatabase";

/** For `make status`: one fact per line. "! " marks a problem, "? " a warning. */
export async function printStatus(): Promise<void> {
  const settings = readSettings(process.env);
  const { STACK, ADMIN_TOKEN = "", DATABASE_DISK } = settings;
  const address = toAddress(settings.DOMAIN);
  const https = toHttps(settings);
  if (STACK !== undefined) {
    await printFact("through nginx", () => tryThroughNginx(STACK, ADMIN_TOKEN));
    await printFact("certificate", async () =>
      https ? describeCertificates(https) : "none, since DOMAIN or ACME_EMAIL is not set",
    );
    if (address !== undefined) await printFact("address", () => tryAddress(address));
  }
  // An external database's disk cannot be seen.
  if (DATABASE_DISK !== undefined) {
    await printFact("disk", async () => describeDisk(await readFreeDisk(DATABASE_DISK)));
  }
  await withDatabase(async (database) => {
    await printFact("business", () => describeBusiness(database));
    await printFact("schema", () => describeSchema(database));
    await printFact("off-site", () => describeBackup(database));
    await printFact("notifications", () => describeNotifications(database, settings));
  });
}

async function printFact(name: string, find: () => Promise<string>): Promise<void> {
  const fact = await find().catch((error: unknown) => `! ${isError(error) ? error.message : ""}`);
  print(`${name}: ${fact}`);
}

/** What a visitor asks for, and a write that changes nothing. */
async function tryThroughNginx(stack: string, tokens: string): Promise<string> {
  const [token = ""] = tokens.split(",");
  const write = { method: "POST", headers: { Authorization: `Bearer ${token.trim()}` } };
  const problem =
    (await request(stack, "no page", "/")) ??
    (await request(stack, "no list", "/api/services")) ??
    (await request(stack, "requests cannot be stored", "/api/admin/heartbeat", write));
  return problem ?? "pages, lists and requests work";
}

async function request(
  stack: string,
  what: string,
  path: string,
  init?: RequestInit,
): Promise<string | undefined> {
  try {
    const address = `http://${nginxOf(stack)}:8081${path}`;
    const response = await fetch(address, { ...init, signal: AbortSignal.timeout(5000) });
    const text = await response.text();
    if (!response.ok) return `! ${what}: ${response.status} ${text}`;
    const isOurs = response.headers.get(STACK_HEADER) === stack;
    return isOurs ? undefined : `! ${what}: nginx asks somebody else's container`;
  } catch {
    return `! ${what}: nginx does not answer`;
  }
}

async function describeCertificates(https: Https): Promise<string> {
  const finding = await examineCertificates(https);
  return "problem" in finding
    ? `! ${finding.problem} Why: docker compose logs certificates`
    : `ends ${finding.endsAt.toISOString()}`;
}

/** Like a visitor's browser. That it cannot be reached from inside the stack may be due to the network here. */
async function tryAddress(address: string): Promise<string> {
  try {
    const init = { redirect: "manual", signal: AbortSignal.timeout(5000) } as const;
    const { status, headers } = await fetch(`${address}/`, init);
    const target = new URL(headers.get("location") ?? "/elsewhere", address).href;
    if (target === `${address}/`) {
      return `! ${address} redirects to itself: if a proxy has the certificate, remove ACME_EMAIL`;
    }
    return status === 200 ? `${address} answers` : `? ${address} answers with status ${status}`;
  } catch (error) {
    const { cause } = error as Error; // fetch throws nothing else
    return `? ${address} cannot be visited from here: ${isError(cause) ? cause.message : "no answer"}`;
  }
}

const LOW_DISK = 0.15;

function describeDisk(free: FreeDisk | null): string {
  if (free === null) return "! unknown: the API cannot see the database's disk";
  const { share, of } = free;
  const fact = `${Math.floor(share * 100)} %${of === "files" ? " of its inodes" : ""} free`;
  if (share >= LOW_DISK) return fact;
  const advice = of === "files" ? "delete files, such as many small ones," : "make room";
  return `${share < MIN_FREE_DISK ? "!" : "?"} ${fact}: ${advice} on the database's disk`;
}

async function describeBusiness(database: Database): Promise<string> {
  const business = await createReadBusiness(database, fail)();
  if (!isSample(business)) return business.name;
  return "! still the sample: search engines do not list it; enter your own under /admin";
}

async function describeSchema(database: Database): Promise<string> {
  const problem = await findVersionProblem(database);
  if (problem !== undefined) return `! ${problem}`;
  const pending = await pendingSteps(database);
  return pending.length > 0 ? `! lacks ${pending.join(", ")}` : (migrations.at(-1)?.name ?? "");
}

async function describeBackup(database: Database): Promise<string> {
  const backup = await readLastBackup(database);
  if (!backup) return "? off: only this machine has a backup";
  const { succeededAt, isOld } = backup;
  if (succeededAt === null) return "! none has succeeded yet; docker compose logs backup";
  const fact = `${succeededAt.toISOString().slice(0, 16).replace("T", " ")} UTC`;
  return isOld ? `! ${fact}: older than 3 hours; docker compose logs backup` : fact;
}

async function describeNotifications(database: Database, settings: Settings): Promise<string> {
  const config = toNotificationConfig(settings);
  const readBusiness = createReadBusiness(database, fail);
  const { channels } = await readNotificationStatus({ database, config, readBusiness });
  const { waiting, givenUp } = await countUnsent(database);
  const on = channels.filter(({ isOn }) => isOn);
  const isSpent = on.some((channel) => channel.isSpent && channel.waiting > 0);
  const later = isSpent ? " (60 an hour are sent, the rest within the next hours)" : "";
  const backlog = `${waiting} waiting${later}, ${givenUp} given up`;
  if (on.length === 0) {
    return `! nobody is notified: set SMTP_URL or WEBHOOK_URL, or add a phone on the dashboard; ${backlog}`;
  }
  const described = on.map(({ channel, isFailing, failure }) => {
    if (!isFailing || !failure) return channel;
    // A webhook's receiver may repeat the message, which is for the dashboard only.
    const reason = failure.reason.replace(/(with status \d+): .*/, "$1");
    return `${channel} fails (${reason})`;
  });
  const isWrong = givenUp > 0 || on.some(({ isFailing }) => isFailing);
  const mark = on.every(({ isFailing }) => isFailing) ? "! " : "? ";
  return `${isWrong ? mark : ""}${described.join(", ")}; ${backlog}`;
}
