import type { Business } from "@ridgeline/contract/business";
import { formats } from "@ridgeline/contract/jsonSchema";
import { mailTo } from "@ridgeline/contract/link";
import type { NotificationChannel } from "@ridgeline/contract/notifications";
import { readAnswer, readAnswers } from "@ridgeline/contract/quoteFields";
import type { QuoteRequest } from "@ridgeline/contract/quoteRequest";
import type { Database } from "../database/connect";
import { isError } from "../process/isError";

/** Those to the owner, and the one to customers. */
export type Channel = NotificationChannel | "customer";

/** One message to the owner, about a quote request, a review, or the site itself; or the answer to a customer. */
export type Message = Readonly<
  {
    /** Identifies it to its receiver, and stays the same at every attempt. */
    key: string;
    /** The device of a push message. */
    deviceId: number | null;
    /** Those of several mail recipients who have it already. */
    deliveredTo?: readonly string[];
  } & Content
>;

export type Content =
  | {
      kind: "quote-request" | "test" | "confirmation";
      request: NotifiedRequest;
      /** It arrived more than a day ago. */
      isLate?: boolean;
      /** It is made up, and only for the owner. */
      isSample?: true;
    }
  | { kind: "review" | "alarm"; notice: Notice };

export type NotifiedRequest = Omit<QuoteRequest, "createdAt"> & { createdAt: Date };

/** `forOperator` is only in the mail, which the owner can pass on. `path` is where it leads, by default to the dashboard. */
export type Notice = Readonly<{ title: string; text: string; forOperator?: string; path?: string }>;

/** What a message is about, by its id, from the features that own it; app/ passes them in. */
export type Finders = Readonly<{
  findRequest: (
    database: Database,
    id: number,
  ) => Promise<(NotifiedRequest & { isLate: boolean }) | undefined>;
  findReview: (database: Database, id: number) => Promise<Notice | undefined>;
}>;

/** What every message says about the site: its business, and its address, "https://example.com", if it has one. */
export type Letterhead = Readonly<{ business: Business; address: string | undefined }>;

/** Sends, or rejects; taking longer than SEND_TIMEOUT counts as a rejection. */
export type Send = (message: Message) => Promise<void>;
/** The same, in the name of the business. */
export type SendAs = (message: Message, letterhead: Letterhead) => Promise<void>;

/** The channels that are configured. */
export type Senders = Readonly<Partial<Record<Channel, Send>>>;

/** Milliseconds. The senders' own limits count idle time, which a server that responds byte by byte never reaches. */
export const SEND_TIMEOUT = 30_000;
export const tookTooLong = () => new Error("It took too long.");

/** When no off-site backup has succeeded for a day. */
export const noBackup: Notice = {
  title: "No off-site backup since yesterday",
  text: "Your website works, but for a day its data could not be copied to another place. If the server broke now, the newest requests would be lost. Please tell whoever runs the server.",
  forOperator:
    'On the server, "make status" shows the last backup, and "docker compose logs backup" what went wrong.',
};

/** A line of a mail; with `href`, `text` is a link, or a button. */
export type Line = Readonly<{ label?: string; text: string; href?: string; isButton?: true }>;

/** What the owner wants to know apart from the name, the phone and the message, one line each, the job first. */
export function requestFacts(request: NotifiedRequest, { serviceTypes }: Business): Line[] {
  const read = (group: "job" | "contact") => readAnswers(request, serviceTypes, group);
  return [...read("job"), ...read("contact")]
    .filter(({ name }) => name !== "fullName" && name !== "phone")
    .map(({ name, label, value }) => ({
      label,
      text: oneLine(value, 500),
      ...(name === "email" && formats.email(value) && { href: mailTo(value) }),
    }));
}

export function serviceLabel(request: NotifiedRequest, { serviceTypes }: Business): string {
  return readAnswer(request, "serviceType", serviceTypes);
}

/** Undefined for a kind of work that the business does not offer: whoever posts a request may name any. */
export function offeredLabel(
  { serviceType }: NotifiedRequest,
  { serviceTypes }: Business,
): string | undefined {
  return serviceTypes.find(({ value }) => value === serviceType)?.label;
}

/**
 * A visitor's text for a header or a line: without line breaks, control characters, direction marks and encoded words
 * ("=?utf-8?q?...?="), which mail programs decode in a header, cut to `limit` characters.
 */
export function oneLine(text: string, limit: number): string {
  const plain = text.replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, " ").trim();
  const clean = plain.replaceAll("=?", "= ?");
  const characters = Array.from(clean);
  return characters.length <= limit ? clean : `${characters.slice(0, limit - 1).join("")}…`;
}

/** An error with a code that notificationStatus.ts explains, and with the seconds that the other side asks to wait. */
export function failure(code: string, message: string, retryAfter?: number): Error {
  return Object.assign(new Error(message), { code, retryAfter });
}

export type RecipientFailure = { recipient: string; error: unknown };

/** Some of several recipients could not be reached, each for its own reason. */
export class RecipientsFailed extends Error {
  constructor(
    readonly failures: readonly RecipientFailure[],
    readonly hasReachedSomebody: boolean,
  ) {
    super("Some recipients could not be reached.");
  }
}

type SendError = Error & {
  code?: string;
  responseCode?: number;
  response?: string;
  retryAfter?: number;
};

type Described = { code: string; reason: string; retryAfter?: number | undefined };

/** Characters: of what the other side said, before anything looks at it; and of a reason, for which the column holds 500. */
export const MAX_SAID = 2000;
const MAX_REASON = 400;

/**
 * `code` is for the log and contains no personal data. `reason` is stored for the operator: the other side's own words,
 * which may contain the owner's address. Each of several recipients that failed has a line.
 */
export function describeFailure(error: unknown): Described {
  if (error instanceof RecipientsFailed) return describeFailures(error);
  if (!isError(error)) return { code: "UNKNOWN", reason: String(error).slice(0, MAX_REASON) };
  const { code, responseCode, response, retryAfter } = error as SendError; // nodemailer adds these, Node the code
  const codes = [code, responseCode].filter((part) => part !== undefined).join(" ");
  const said = replaceControls((response ?? error.message).slice(0, MAX_SAID));
  return {
    code: codes === "" ? error.name : codes,
    reason: [code, said].filter(Boolean).join(": ").slice(0, MAX_REASON),
    retryAfter,
  };
}

function describeFailures({ failures }: RecipientsFailed) {
  const described = failures.map(({ recipient, error }) => {
    const [, address = recipient] = /<([^<>]+)>/.exec(recipient) ?? [];
    const { code, reason } = describeFailure(error);
    return { code, line: `${address}: ${reason}`.slice(0, MAX_REASON / failures.length - 1) };
  });
  return {
    code: [...new Set(described.map(({ code }) => code))].join(", "),
    reason: described.map(({ line }) => line).join("\n"),
  };
}

function replaceControls(text: string): string {
  return text.replaceAll(/\p{Cc}+/gu, " ").trim();
}
