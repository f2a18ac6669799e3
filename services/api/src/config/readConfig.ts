import type { Environment } from "./readSecret";
import { checkSettings, refuseMistakes, type Settings } from "./settings";

/** nginx waits for 2.8 s (deploy/nginx/), so more would make no difference behind it. */
export const REQUEST_TIMEOUT_MS = 2500;

export type Config = Readonly<ReturnType<typeof readConfig>>;

/** Reads the environment. Throws one error that names every mistake, one per line. */
export function readConfig(environment: Environment) {
  const { values, mistakes } = checkSettings(environment, ["DATABASE_URL", "ADMIN_TOKEN"]);
  const { tokens, unusable, weak } = readAdminTokens(values.ADMIN_TOKEN);
  refuseMistakes([
    ...mistakes,
    ...findWebhookMistakes(values),
    ...unusable,
    ...(environment["NODE_ENV"] === "production" ? weak : []),
  ]);
  return {
    /** The site's own address, "https://example.com"; without it messages have no links to the site. */
    address: toAddress(values.DOMAIN),
    /** That and the others, from which visitors may come. */
    addresses: toAddresses(values.DOMAIN),
    host: values.HOST,
    port: values.PORT,
    logLevel: values.LOG_LEVEL,
    databaseUrl: values.DATABASE_URL ?? "", // required
    /** A folder on the database's disk, to see how much of it is free. */
    databaseDisk: values.DATABASE_DISK,
    /** One, or two while the token is being rotated. */
    adminTokens: tokens,
    corsOrigins: splitList(values.CORS_ORIGINS),
    /** The compose project: its nginx, which says who the visitor is, sends every request. */
    stack: values.STACK,
    /** Set if the stack's nginx has the site's certificates. */
    https: toHttps(values),
    /** Accepted quote requests an hour from one address. */
    quoteLimit: values.QUOTE_LIMIT,
    notifications: toNotificationConfig(values),
    retention: { requestDays: values.QUOTE_KEEP_DAYS, spamDays: values.SPAM_KEEP_DAYS },
    /** The owner is warned when none has succeeded for a day. */
    hasOffsiteBackup: values.OFFSITE_BACKUP,
    /** A request that takes longer gets 503. */
    requestTimeoutMs: REQUEST_TIMEOUT_MS,
    warnings: weak,
  };
}

/** Where nginx serves HTTPS itself, and the names for which it should. */
export type Https = Readonly<{ host: string; port: number; names: readonly string[] }>;

/** How the owner is notified of quote requests; a missing channel is off. */
export type NotificationConfig = Readonly<{
  email?: MailConfig;
  webhook?: WebhookConfig;
  push?: PushConfig;
}>;

/** `from` and `to` default to the site's own addresses. */
export type MailConfig = Readonly<{ smtpUrl: string; from?: string; to?: string }>;

export type WebhookConfig = Readonly<{ url: string; secret: string }>;

/** The key that identifies this server to push services: a P-256 private key in base64url. */
export type PushConfig = Readonly<{ privateKey: string }>;

const MIN_SECRET = 24;

/** Quote requests are personal data, so the calls are signed. */
export function findWebhookMistakes({ WEBHOOK_URL, WEBHOOK_SECRET = "" }: Settings): string[] {
  if (WEBHOOK_URL === undefined || WEBHOOK_SECRET.length >= MIN_SECRET) return [];
  return [`WEBHOOK_SECRET: needs at least ${MIN_SECRET} characters, to sign with`];
}

/** A webhook without a secret is off: findWebhookMistakes has refused it. */
export function toNotificationConfig(values: Settings): NotificationConfig {
  const { SMTP_URL, MAIL_FROM, MAIL_TO, WEBHOOK_URL, WEBHOOK_SECRET, VAPID_PRIVATE_KEY } = values;
  return {
    ...(SMTP_URL && {
      email: {
        smtpUrl: SMTP_URL,
        ...(MAIL_FROM && { from: MAIL_FROM }),
        ...(MAIL_TO && { to: MAIL_TO }),
      },
    }),
    ...(WEBHOOK_URL && WEBHOOK_SECRET && { webhook: { url: WEBHOOK_URL, secret: WEBHOOK_SECRET } }),
    ...(VAPID_PRIVATE_KEY && { push: { privateKey: VAPID_PRIVATE_KEY } }),
  };
}

type AdminTokens = {
  tokens: string[];
  /** Why a token could never log in. */
  unusable: string[];
  /** Why a token could be guessed. */
  weak: string[];
};

/** What a browser can send in a header and the API reads as one word. */
const USABLE = /^[\x21-\x7e]+$/;

/** The tokens of ADMIN_TOKEN, and what is wrong with them, as sentences. */
export function readAdminTokens(list: string | undefined): AdminTokens {
  const tokens = splitList(list);
  const unusable = tokens.every((token) => USABLE.test(token))
    ? []
    : ["ADMIN_TOKEN: a token may contain only ASCII characters, without spaces"];
  return { tokens, unusable, weak: list === undefined ? [] : findWeakTokens(tokens) };
}

const MIN_LENGTH = 24;
/** One in 100,000 random tokens of 32 hexadecimal digits has fewer. */
const MIN_DIFFERENT = 8;

function findWeakTokens(tokens: string[]): string[] {
  if (tokens.length === 0) return ["ADMIN_TOKEN: Required"];
  if (tokens.length > 2) return ["ADMIN_TOKEN: at most two tokens, separated by a comma"];
  const isStrong = (token: string) =>
    token.length >= MIN_LENGTH && new Set(token).size >= MIN_DIFFERENT;
  if (tokens.every(isStrong)) return [];
  return [
    `ADMIN_TOKEN: a token of fewer than ${MIN_LENGTH} characters, or ${MIN_DIFFERENT} different ones, can be guessed`,
  ];
}

/** The name of the API's own role, if it has one. */
export function readApiRole(settings: Pick<Settings, "DATABASE_API_URL">): string | undefined {
  const { DATABASE_API_URL: url } = settings;
  return url ? readLogin(url).name || undefined : undefined;
}

export function readLogin(url: string): { name: string; password: string } {
  const { username, password } = new URL(url);
  return { name: decodeURIComponent(username), password: decodeURIComponent(password) };
}

/** The site's own address, "https://example.com": the first name in DOMAIN. Undefined if there is none. */
export function toAddress(domains: string | undefined): string | undefined {
  return toAddresses(domains)[0];
}

/** In lower case, as browsers write them. */
function toAddresses(domains: string | undefined): string[] {
  return splitList(domains).map((name) => `https://${name.toLowerCase()}`);
}

/** In the stack, if it gets certificates itself. */
export function toHttps({ STACK, ACME_EMAIL, DOMAIN }: Settings): Https | undefined {
  if (STACK === undefined || ACME_EMAIL === undefined || DOMAIN === undefined) return undefined;
  return { host: nginxOf(STACK), port: 8443, names: splitList(DOMAIN) };
}

/** nginx's name in the stack's own network; `web` may be somebody else's in another one (docker-compose.yml). */
export const nginxOf = (stack: string) => `web-of-${stack}`;

/** The items of a setting that lists them. */
function splitList(list = ""): string[] {
  return list
    .split(",")
    .map((item) => item.trim())
    .filter(Boolean);
}
