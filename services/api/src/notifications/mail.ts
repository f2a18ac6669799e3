import type { Business } from "@ridgeline/contract/business";
import { createTransport } from "nodemailer";
import type { MailConfig } from "../config/readConfig";
import { composeConfirmation, composeMail } from "./composeMail";
import {
  failure,
  type Letterhead,
  MAX_SAID,
  type Message,
  type RecipientFailure,
  RecipientsFailed,
  type SendAs,
  SEND_TIMEOUT,
  tookTooLong,
} from "./notification";

/** Milliseconds; their sum is below SEND_TIMEOUT, provided the server responds at all. */
const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 15_000 };

/**
 * Sends by SMTP, to each recipient by itself: servers judge them one by one, and nobody who has the message gets it again.
 * The Message-ID contains the message's key, so that a second delivery is recognized as the same.
 */
export function createMailSender(
  { smtpUrl, from, to }: MailConfig,
  address: Letterhead["address"],
  recordRecipient: (key: string, recipient: string) => Promise<void>,
): SendAs {
  const transport = createTransport({
    url: smtpUrl,
    disableFileAccess: true,
    disableUrlAccess: true,
    // No password crosses a network in the clear, unless the address says so: `?requireTLS=false`.
    requireTLS: new URL(smtpUrl).username !== "",
    // How the server is greeted; a container's own name is no domain, and some refuse that.
    ...(address !== undefined && { name: new URL(address).hostname }),
    ...TIMEOUTS,
  });
  /** Whose turn it is: a slow recipient must not keep the message from those behind it, attempt after attempt. */
  let turn = 0;
  return async (message, letterhead) => {
    const { business } = letterhead;
    const sender = senderOf(letterhead);
    const customer = findCustomer(message, business);
    const recipients = customer ? [customer] : splitRecipients(to ?? business.email ?? "");
    const isReply = message.kind === "confirmation";
    const mail = {
      from: { name: business.name, address: addressIn(from) ?? sender },
      to: recipients,
      messageId: `<${message.key}@${sender.split("@")[1]}>`,
      headers: {
        "Auto-Submitted": isReply ? "auto-replied" : "auto-generated",
        // Exchange's out-of-office program knows only this one. Its reports of undelivered mail are wanted.
        "X-Auto-Response-Suppress": "OOF, AutoReply",
      },
      ...(isReply
        ? composeConfirmation(message.request, letterhead)
        : composeMail(message, letterhead)),
    };
    const failures: RecipientFailure[] = [];
    const started = performance.now();
    const first = turn % recipients.length;
    // One after the other: some servers take three connections at once.
    for (const recipient of [...recipients.slice(first), ...recipients.slice(0, first)]) {
      if (message.deliveredTo?.includes(recipient)) continue;
      try {
        if (performance.now() - started > SEND_TIMEOUT / 2) throw tookTooLong();
        if (!customer) turn += 1;
        await transport.sendMail({ ...mail, envelope: { from: mail.from, to: recipient } });
      } catch (error) {
        failures.push({ recipient, error });
        continue;
      }
      await recordRecipient(message.key, recipient).catch(() => {}); // it has arrived: not to be sent again
    }
    refuseFailures(failures, recipients.length);
  };
}

/** Where a confirmation goes, if it is still wanted; undefined for a message to the owner. */
function findCustomer(message: Message, business: Business): string | undefined {
  if (message.kind !== "confirmation" || message.isSample) return undefined;
  const { email } = message.request;
  if (email === null) throw over("The request has no mail address.");
  if (business.answersByEmail !== true) throw over("It was turned off before it could be sent.");
  if (message.isLate) throw over("It could not be sent within a day.");
  return email;
}

const over = (reason: string) => failure("OVER", reason);

/**
 * True if a failed confirmation must not be retried: it is no longer wanted, or the server says for good that its address does
 * not work. Any other refusal may be of today: a sending limit, a block list.
 */
export function isOver(error: unknown): boolean {
  const { code, command, permanent, response } = error as Record<string, unknown>; // as nodemailer describes it
  if (code === "OVER") return true;
  if (permanent !== true || (command !== "RCPT TO" && command !== "DATA")) return false;
  const said = String(response).slice(0, MAX_SAID);
  const [, status] = /(?<![\d.])5\.(\d{1,3}\.\d{1,3})(?!\.?\d)/.exec(said) ?? [];
  if (status === undefined) return command === "RCPT TO";
  return /^(1\.(?![78]$)\d+|2\.1)$/.test(status); // 1.7 and 1.8 are about the sender's
}

function refuseFailures(failures: readonly RecipientFailure[], recipients: number): void {
  const [first] = failures;
  if (first === undefined) return;
  if (recipients === 1) throw first.error;
  throw new RecipientsFailed(failures, failures.length < recipients);
}

/** The addresses in MAIL_TO. */
export function splitRecipients(list: string): string[] {
  return [...new Set(list.split(",").map((address) => address.trim()))];
}

/** MAIL_FROM's address: the name beside it is the business's, which the owner may change. */
function addressIn(from: string | undefined): string | undefined {
  return /<([^<>]+)>/.exec(from ?? "")?.[1] ?? from?.trim();
}

/** Without its own address, the site sends as the business. */
function senderOf({ business, address }: Letterhead): string {
  return address === undefined
    ? (business.email ?? "website@localhost")
    : `website@${new URL(address).hostname}`;
}
