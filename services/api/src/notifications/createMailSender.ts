import escapeHtml from "escape-html";
import { createTransport } from "nodemailer";
import logo from "../../../web/public/apple-touch-icon.png";
import type { MailConfig } from "../config/readNotificationConfig";
import {
  composeDigestMail,
  composeRequestMail,
  eyebrow,
  heading,
  layoutMail,
  LOGO,
  type Mail,
  words,
} from "./composeMail";
import { mustEncrypt } from "./mustEncrypt";
import {
  type Letterhead,
  noBackup,
  type Notification,
  type ReadLetterhead,
  type Send,
} from "./notification";
import { sentFrom } from "./requestFacts";

/** Milliseconds; their sum is below SEND_TIMEOUT, provided the server responds at all. */
const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 15_000 };

const INLINE = { cid: LOGO, contentDisposition: "inline" } as const;

/** Sends by SMTP. The Message-ID contains the notification's key, so that a second delivery is recognized as the same. */
export function createMailSender(
  { smtpUrl, from, to }: MailConfig,
  readLetterhead: ReadLetterhead,
): Send {
  const transport = createTransport({
    url: smtpUrl,
    disableFileAccess: true,
    disableUrlAccess: true,
    ...(mustEncrypt(smtpUrl) && { requireTLS: true }),
    ...TIMEOUTS,
  });
  return async (notification) => {
    const letterhead = await readLetterhead();
    const { business } = letterhead;
    const sender = senderOf(letterhead);
    await transport.sendMail({
      from: from ?? { name: business.shortName, address: sender },
      to: to ?? business.email,
      messageId: `<${notification.key}@${sender.split("@")[1]}>`,
      headers: { "Auto-Submitted": "auto-generated" },
      attachments: [{ filename: "logo.png", content: logo, encoding: "base64", ...INLINE }],
      ...compose(notification, letterhead),
    });
  };
}

/** Without its own address, the site sends as the business. */
function senderOf({ business, address }: Letterhead): string {
  return address === undefined ? business.email : `website@${new URL(address).hostname}`;
}

function compose(notification: Notification, letterhead: Letterhead): Mail {
  const { kind, requests, more } = notification;
  if (kind === "digest" || kind === "more-requests") {
    return composeDigestMail({ kind, requests, more }, letterhead);
  }
  if (kind === "no-backup") return composeNoBackupMail(letterhead);
  const [request] = requests;
  if (!request) throw new Error("There is no request to tell of.");
  const mail = composeRequestMail(request, letterhead);
  return kind === "test" ? { ...mail, subject: `Test: ${mail.subject}` } : mail;
}

const COMMANDS =
  'There, "make status" shows the last backup, and "docker compose logs offsite" what went wrong.';

/** For the owner, with the commands for the operator. */
function composeNoBackupMail({ business, address }: Letterhead): Mail {
  const { title, text } = noBackup;
  const content = [eyebrow("Backups"), heading(title), words(`${text}\n\n${COMMANDS}`)].join("\n");
  const footer = escapeHtml(`Sent from ${sentFrom(address)}`);
  return {
    subject: title,
    text: `${text}\n\n${COMMANDS}\n`,
    html: layoutMail({ title, preview: text, content, footer }, business),
  };
}
