import { createTransport } from "nodemailer";
import type { MailConfig } from "../config/notificationConfig";
import { composeMail } from "./composeMail";
import type { Letterhead, ReadLetterhead, Send } from "./notification";

/** Milliseconds; their sum is below SEND_TIMEOUT, provided the server responds at all. */
const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 15_000 };

/** Sends by SMTP. The Message-ID contains the message's key, so that a second delivery is recognized as the same. */
export function createMailSender(
  { smtpUrl, from, to }: MailConfig,
  readLetterhead: ReadLetterhead,
): Send {
  const transport = createTransport({
    url: smtpUrl,
    disableFileAccess: true,
    disableUrlAccess: true,
    // No password crosses a network in the clear, unless the address says so: `?requireTLS=false`.
    requireTLS: new URL(smtpUrl).username !== "",
    ...TIMEOUTS,
  });
  return async (message) => {
    const letterhead = await readLetterhead();
    const { business } = letterhead;
    const sender = senderOf(letterhead);
    await transport.sendMail({
      from: from ?? { name: business.shortName, address: sender },
      to: to ?? business.email,
      messageId: `<${message.key}@${sender.split("@")[1]}>`,
      headers: { "Auto-Submitted": "auto-generated" },
      ...composeMail(message, letterhead),
    });
  };
}

/** Without its own address, the site sends as the business. */
function senderOf({ business, address }: Letterhead): string {
  return address === undefined ? business.email : `website@${new URL(address).hostname}`;
}
