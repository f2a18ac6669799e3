import {
  type ChannelStatus,
  type NotificationChannel,
  notificationChannels,
  type NotificationStatus,
} from "@ridgeline/contract/notifications";
import type { NotificationConfig } from "../config/readConfig";
import { splitRecipients } from "./mail";
import type { Channel } from "./notification";
import { type ChannelState, readChannelState } from "./outbox";
import { toPublicKey } from "./push";
import { createPushDeviceRepository } from "./pushDevices";
import type { NotificationDependencies } from "./senders";

type Dependencies = Omit<NotificationDependencies, "address">;

/** What the owner may know about the channels: nothing secret. */
export async function readNotificationStatus({
  database,
  config,
  readBusiness,
}: Dependencies): Promise<NotificationStatus> {
  const { email, webhook, push } = config;
  const devices = await createPushDeviceRepository(database).list();
  const to = email && (email.to ?? (await readBusiness()).email);
  const recipients = {
    email: to ? splitRecipients(to) : [],
    webhook: webhook ? [new URL(webhook.url).host] : [], // its path often holds a token
    push: push ? devices.map(({ name }) => name) : [],
  } satisfies Record<NotificationChannel, string[]>;
  const readings = notificationChannels.map(async (channel) => ({
    channel,
    isOn: recipients[channel].length > 0,
    recipients: recipients[channel],
    ...toStatus(await readChannelState(database, channel), channel, config),
  }));
  const publicKey = push ? toPublicKey(push.privateKey) : null;
  return { channels: await Promise.all(readings), push: { publicKey, devices } };
}

type State = Omit<ChannelStatus, "channel" | "isOn" | "recipients">;

function toStatus(state: ChannelState, channel: Channel, config: NotificationConfig): State {
  const { lastDeliveredAt, waiting, isSpent, error, failedAt, isGivenUp } = state;
  const at = failedAt?.toISOString() ?? null;
  const reason = error === null ? null : explainFailure(error, channel, config);
  return {
    lastDeliveredAt: lastDeliveredAt?.toISOString() ?? null,
    waiting,
    isSpent,
    failure: reason === null ? null : { at, reason, isGivenUp },
    isFailing:
      error !== null &&
      (lastDeliveredAt === null || (failedAt !== null && failedAt > lastDeliveredAt)),
  };
}

const NO_SECURITY = "No secure connection was possible";
const TOO_LATE = "The server did not answer in time.";

/** Explanations by the error code of Node, nodemailer or our senders at the start of a reason; the first match wins. */
const EXPLANATIONS: readonly [RegExp, string][] = [
  [/^(ENOTFOUND|EDNS|EAI_AGAIN)\b/, "The server's name could not be found."],
  [/^(ECONN|ESOCKET|EHOST|ENET|EPIPE)/, "The server could not be reached, or cut the connection."],
  [/^(ETIMEDOUT|ABORT_ERR|TimeoutError|It took too long)/, TOO_LATE],
  [/^GONE\b/, "The device no longer takes notifications, so it was removed."],
  [/^EPRIVATE\b/, "The address is in a private network, which is not allowed."],
];

/** Comes before the server's own words, which do not always say it. */
const PREFACES: readonly [RegExp, string][] = [
  [/^EAUTH: 5/, "The mail server refused the user name or the password. "],
  [/^ETLS\b/, `${NO_SECURITY}. `],
  // Of Apple, Google and Mozilla: the device subscribed with another key, before a move or a restore.
  [
    /^PUSH_REFUSED: .*(PkHashMismatch|do not correspond|mismatch)/i,
    "The device was added with an older key. Remove it, and add it again. ",
  ],
  [
    /^PUSH_REFUSED: 40[13]$/,
    "The server's clock is wrong, or the device was added with an older key: remove it, and add it again. ",
  ],
];

/** What TLS says, with Node's code or with nodemailer's, which is the same for everything that happens to a connection. */
const TLS = /^(EPROTO\b|ETLS\b|CERT_|ERR_TLS|ERR_SSL|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO)/;
const isOfTls = (reason: string) =>
  TLS.test(reason) || (reason.startsWith("ESOCKET: ") && /certificate|SSL|TLS/.test(reason));

/** A stored or fresh reason (describeFailure) as a sentence for the owner, without anything secret. */
export function explainFailure(
  reason: string,
  channel: Channel,
  config: NotificationConfig,
): string {
  const recipients = new Map<string, string[]>(); // by sentence
  for (const line of reason.split("\n")) {
    const [, recipient, cause = line] = /^([^\s@]+@\S+): (.*)$/.exec(line) ?? [];
    const sentence = hideLogin(explainCause(cause, channel, config), config);
    recipients.set(sentence, [
      ...(recipients.get(sentence) ?? []),
      ...(recipient ? [recipient] : []),
    ]);
  }
  return Array.from(recipients, ([sentence, named]) =>
    named.length > 0 ? `${named.join(", ")}: ${sentence}` : sentence,
  ).join(" ");
}

function explainCause(reason: string, channel: Channel, { email }: NotificationConfig): string {
  const smtpUrl = channel === "email" && email ? new URL(email.smtpUrl) : undefined;
  const said = reason.replace(/^[A-Z_]+: /, "");
  if (/^(OVER|LOGIN)\b/.test(reason)) return said; // in our own words
  const [, status, words = ""] = /^HTTP_(\d{3})(: .*)?$/.exec(reason) ?? [];
  if (status !== undefined) return `The receiver refused it with status ${status}${words || "."}`;
  if (/^\d{3}([ -]|$)/.test(said) || /^EPROTOCOL\b/.test(reason)) {
    const [, preface = ""] = PREFACES.find(([code]) => code.test(reason)) ?? [];
    return `${preface}The server said: ${said}`;
  }
  if (isOfTls(reason)) {
    const [, cause = said] = /SSL routines:[^:]*:([^:]+)/.exec(said) ?? [];
    return smtpUrl?.protocol === "smtps:" && cause === "wrong version number"
      ? "This port does not begin with TLS. In SMTP_URL, smtps:// goes with port 465, and smtp:// with port 587."
      : `${NO_SECURITY}: ${cause}.`;
  }
  const [, explanation] = EXPLANATIONS.find(([code]) => code.test(reason)) ?? [];
  if (explanation === TOO_LATE && smtpUrl && mayExpectTls(smtpUrl, said)) {
    return `${TOO_LATE} If its port begins with TLS, as 465 does, SMTP_URL has to begin with smtps://.`;
  }
  if (explanation !== undefined) return explanation;
  return `It could not be sent: ${said}`;
}

/** A port that begins with TLS waits for the client, which waits for a greeting. */
function mayExpectTls({ protocol, port }: URL, said: string): boolean {
  const isUnusual = !["", "25", "587", "2525"].includes(port);
  return protocol === "smtp:" && (isUnusual || said.startsWith("Greeting"));
}

/** A server's own words may contain the login name. */
function hideLogin(text: string, { email }: NotificationConfig): string {
  if (!email) return text;
  const { username, password } = new URL(email.smtpUrl);
  const secrets = [password, username].flatMap((secret) => [secret, decodeURIComponent(secret)]);
  return secrets
    .filter((secret) => secret.length > 2)
    .reduce((shown, secret) => shown.replaceAll(secret, "[hidden]"), text);
}
