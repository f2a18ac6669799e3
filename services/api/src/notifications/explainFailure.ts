import type { NotificationConfig } from "../config/notificationConfig";
import { isError } from "../process/isError";

/** Explanations by the error code of Node, nodemailer or our senders at the start of a reason; the first match wins. */
const EXPLANATIONS: readonly [RegExp, string][] = [
  [/^EAUTH\b/, "The mail server refused the user name or the password."],
  [/^(ENOTFOUND|EDNS|EAI_AGAIN)\b/, "The server's name could not be found."],
  [/^(ECONN|ESOCKET|EHOST|ENET|EPIPE)/, "The server could not be reached, or cut the connection."],
  [/^(ETIMEDOUT|ABORT_ERR|TimeoutError|It took too long)/, "The server did not answer in time."],
  [
    /^(EPROTO|ETLS|CERT_|ERR_TLS|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO)/,
    "No secure connection was possible.",
  ],
  [/^GONE\b/, "The device no longer takes notifications, so it was removed."],
  [/^WRONG_KEY\b/, "The device was added with an older key. Remove it, and add it again."],
  [/^EPRIVATE\b/, "The address is in a private network, which is not allowed."],
];

/** A stored or fresh reason (describeFailure) as a sentence for the owner, without anything secret. */
export function explainFailure(reason: string, config: NotificationConfig): string {
  const [, explanation] = EXPLANATIONS.find(([code]) => code.test(reason)) ?? [];
  if (explanation !== undefined) return explanation;
  const [, status] = /^HTTP_(\d{3})\b/.exec(reason) ?? [];
  if (status !== undefined) return `The receiver refused it with status ${status}.`;
  return `The server said: ${hideLogin(reason.replace(/^[A-Z_]+: /, ""), config)}`;
}

/** Only a mail server's own words are shown, and they may contain the login name. */
function hideLogin(text: string, { email }: NotificationConfig): string {
  if (!email) return text;
  const { username, password } = new URL(email.smtpUrl);
  const secrets = [password, username].flatMap((secret) => [secret, decodeURIComponent(secret)]);
  return secrets
    .filter((secret) => secret.length > 2)
    .reduce((shown, secret) => shown.replaceAll(secret, "[hidden]"), text);
}

type SendError = Error & { code?: string; responseCode?: number; response?: string };

/** Characters; the column holds 500. */
const MAX_REASON = 400;

/**
 * `code` is for the log and contains no personal data. `reason` is stored for the operator: the other side's own words,
 * which may contain the owner's address.
 */
export function describeFailure(error: unknown): { code: string; reason: string } {
  if (!isError(error)) return { code: "UNKNOWN", reason: String(error).slice(0, MAX_REASON) };
  const { code, responseCode, response } = error as SendError; // nodemailer adds these, Node the code
  const codes = [code, responseCode].filter((part) => part !== undefined).join(" ");
  const said = replaceControls(response ?? error.message);
  return {
    code: codes === "" ? error.name : codes,
    reason: [code, said].filter(Boolean).join(": ").slice(0, MAX_REASON),
  };
}

function replaceControls(text: string): string {
  return text.replaceAll(/\p{Cc}+/gu, " ").trim();
}
