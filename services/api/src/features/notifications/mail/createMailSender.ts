import type { Site } from "@ridgeline/contract/site";
import escapeHtml from "escape-html";
import { createTransport } from "nodemailer";
import logo from "../../../../../web/public/apple-touch-icon.png";
import type { MailConfig } from "../../../config/readNotificationConfig";
import { noBackup } from "../noBackup";
import type { Notification, Send } from "../notification";
import { composeDigestMail } from "./composeDigestMail";
import { composeRequestMail, type Mail } from "./composeRequestMail";
import { layoutMail, LOGO } from "./layoutMail";
import { eyebrow, heading, words } from "./mailLook";
import { mustEncrypt } from "./mustEncrypt";

/** Milliseconds; together below SEND_TIMEOUT, provided the server answers at all. */
const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 15_000 };

const INLINE = { cid: LOGO, contentDisposition: "inline" } as const;

/** Sends by SMTP. The Message-ID contains the notification's key, so that a second delivery is recognized as the same. */
export function createMailSender({ smtpUrl, from, to }: MailConfig, site: Site): Send {
  const transport = createTransport({
    url: smtpUrl,
    disableFileAccess: true,
    disableUrlAccess: true,
    ...(mustEncrypt(smtpUrl) && { requireTLS: true }),
    ...TIMEOUTS,
  });
  const { hostname } = new URL(site.url);
  return async (notification) => {
    await transport.sendMail({
      from: from ?? { name: site.shortName, address: `website@${hostname}` },
      to: to ?? site.email,
      messageId: `<${notification.key}@${hostname}>`,
      headers: { "Auto-Submitted": "auto-generated" },
      attachments: [{ filename: "logo.png", content: logo, encoding: "base64", ...INLINE }],
      ...compose(notification, site),
    });
  };
}

function compose({ kind, requests, more }: Notification, site: Site): Mail {
  if (kind === "digest") return composeDigestMail(requests, more, site);
  if (kind === "no-backup") return composeNoBackupMail(site);
  const [request] = requests;
  if (!request) throw new Error("There is no request to tell of.");
  const mail = composeRequestMail(request, site);
  return kind === "test" ? { ...mail, subject: `Test: ${mail.subject}` } : mail;
}

/** For the owner, with the commands for whoever runs the server. */
function composeNoBackupMail(site: Site): Mail {
  const { title, text } = noBackup;
  const content = [eyebrow("Backups"), heading(title), words(`${text}\n\n${COMMANDS}`)].join("\n");
  const footer = escapeHtml(`Sent from ${site.url}`);
  return {
    subject: title,
    text: `${text}\n\n${COMMANDS}\n`,
    html: layoutMail({ title, preview: text, content, footer }, site),
  };
}

const COMMANDS =
  'There, "make status" shows the last backup, and "docker compose logs offsite" what went wrong.';
