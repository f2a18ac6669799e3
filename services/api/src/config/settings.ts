import type { FromSchema, JSONSchema } from "@ridgeline/contract/jsonSchema";
import { Ajv } from "ajv";
import { isIP } from "node:net";
import { type Environment, readSecret } from "./readSecret";

/** The formats of the settings that are more than a word or a number. */
const formats = {
  "published-port": isPublishedPort,
  domains: listOf(isDomain),
  ranges: listOf(isRange),
  origins: listOf(isOrigin),
  "web-url": isHttpAddress,
  "smtp-url": (text: string) =>
    /^smtps?:\/\/[^\s/?]+\/?(\?\S*)?$/.test(text) && hasReadableLogin(text),
  // A URL without a host names the socket's folder in a parameter.
  "database-url": (text: string) =>
    /^postgres(ql)?:\/\/./.test(text) && hasReadableLogin(text.replace("@/", "@socket/")),
  repository: isRepository,
};

/** The schema of a setting; `description` ends the sentence "NAME: expected ...". */
const text = (format: keyof typeof formats, description: string) =>
  ({ type: "string", format, description }) as const;
const word = (pattern: string, description: string) =>
  ({ type: "string", pattern, description }) as const;
const wordOr = (value: string, pattern: string, description: string) =>
  ({ ...word(pattern, description), default: value }) as const;
const number = (minimum: number, maximum: number, value: number) => {
  const description = `a whole number from ${minimum} to ${maximum}`;
  return { type: "integer", minimum, maximum, description, default: value } as const;
};
const flag = { type: "boolean", description: "true or false", default: false } as const;
const folder = word(".", "a folder");

const ENCODED =
  "with % as %25, / as %2F, ? as %3F, # as %23, : as %3A and @ as %40 in user and password";
const port = text(
  "published-port",
  "a port from 1 to 65535, or an address and a port such as 127.0.0.1:8080",
);
const databaseUrl = text(
  "database-url",
  `an address such as postgres://user:password@host:5432/ridgeline, ${ENCODED}`,
);
const MAIL = "[^\\r\\n,@]+@[^\\r\\n,@]+";
const LEVELS = ["fatal", "error", "warn", "info", "debug", "trace", "silent"];
const PATH = "^(/|\\./|\\.\\./)";

/** The settings of .env. */
export const publicSettings = {
  HTTP_PORT: { ...port, default: "8080" },
  HTTPS_PORT: port,
  DOMAIN: text("domains", "domain names separated by commas"),
  ACME_EMAIL: word("^[^\\s@]+@[^\\s@]+$", "an e-mail address"),
  ACME_SERVER: text("web-url", "an address such as https://acme.example.com/directory"),
  TRUSTED_PROXY: text("ranges", "address ranges such as 172.16.0.0/12, separated by commas"),
  API_REPLICAS: number(1, 99, 2),
  COMPOSE_PROJECT_NAME: wordOr(
    "ridgeline",
    "^[a-z0-9][a-z0-9_-]{0,49}$",
    "up to 50 lower-case letters, digits, dashes and underscores",
  ),
  COMPOSE_PROFILES: word("^[\\w.-]+(,[\\w.-]+)*$", "profiles such as backup, separated by commas"),
  COMPOSE_FILE: wordOr("docker-compose.yml", "^[^:]+(:[^:]+)*$", "files, separated by colons"),
  RIDGELINE_IMAGES: word(
    "^[a-z0-9.-]+(:[0-9]+)?(/[a-z0-9._-]+)+$",
    "a registry and a prefix, such as registry.example.com/my-site",
  ),
  RIDGELINE_TAG: wordOr(
    "latest",
    "^\\w[\\w.-]{0,127}$",
    "a tag of letters, digits, dots, dashes and underscores",
  ),
  ADMIN_TOKEN: word(".", "a token"), // readAdminTokens says more
  DATABASE_URL: databaseUrl,
  DATABASE_API_URL: databaseUrl,
  LOG_LEVEL: wordOr("info", `^(${LEVELS.join("|")})$`, `one of ${LEVELS.join(", ")}`),
  CORS_ORIGINS: text("origins", "origins such as https://www.example.com, separated by commas"),
  QUOTE_LIMIT: number(1, 1_000_000, 20),
  QUOTE_KEEP_DAYS: number(0, 36_500, 0),
  SPAM_KEEP_DAYS: number(0, 36_500, 0),
  SMTP_URL: text("smtp-url", `an address such as smtps://user:password@host:465, ${ENCODED}`),
  MAIL_FROM: word(`^${MAIL}$`, "one e-mail address"),
  MAIL_TO: word(`^${MAIL}(,${MAIL})*$`, "e-mail addresses, separated by commas"),
  WEBHOOK_URL: text("web-url", "an address such as https://hooks.example.com/path"),
  WEBHOOK_SECRET: word(".", "a secret"),
  BACKUP_DIR: wordOr("./backups", PATH, "a path that begins with / or ./"),
  BACKUP_USER: wordOr(
    "0:0",
    "^\\d+(:\\d+)?$",
    "the numbers of a user and a group, such as 1000:1000",
  ),
  BACKUP_KEEP: number(1, 10_000, 14),
  RESTIC_REPOSITORY: text(
    "repository",
    "a folder, or an address such as s3:https://HOST/BUCKET, sftp:USER@HOST:/FOLDER, rest:https://HOST/NAME, b2:BUCKET:FOLDER or azure:CONTAINER:/FOLDER",
  ),
  // Those two are taken in the container.
  BACKUP_MOUNT: word("^/(?!(backups|checkout)/?$).", "a folder such as /mnt/nas, but not /backups"),
  BACKUP_SSH_KEY: word(PATH, "the path of a private key, which begins with / or ./"),
  PORT: number(0, 65_535, 8080),
  HOST: wordOr(
    "127.0.0.1",
    "^\\S+$",
    "an address of this machine, such as 127.0.0.1, or 0.0.0.0 for all of them",
  ),
  DATA_DIR: { ...folder, default: ".data" },
} as const satisfies Record<string, JSONSchema>;

/** Set by docker-compose.yml and standalone.ts. */
const internalSettings = {
  STACK: word(".", "the name of the compose project"),
  OFFSITE_BACKUP: flag,
  DATABASE_DISK: folder,
  DATABASE_SUPERUSER_URL: databaseUrl,
  VAPID_PRIVATE_KEY: word(".", "a push key"),
} as const satisfies Record<string, JSONSchema>;

const schema = {
  type: "object",
  properties: { ...publicSettings, ...internalSettings },
} as const satisfies JSONSchema;

export type Settings = FromSchema<typeof schema>;
export type SettingName = keyof typeof schema.properties;

const names = Object.keys(schema.properties) as SettingName[]; // its own keys

/** No message repeats a secret, and each may come from the file that NAME_FILE names. */
const secrets: ReadonlySet<string> = new Set([
  "ADMIN_TOKEN",
  "DATABASE_URL",
  "DATABASE_API_URL",
  "DATABASE_SUPERUSER_URL",
  "SMTP_URL",
  "WEBHOOK_URL",
  "WEBHOOK_SECRET",
  "RESTIC_REPOSITORY",
  "VAPID_PRIVATE_KEY",
]);

/** True for a name that .env may set. */
export function isPublicSetting(name: string): boolean {
  const secretName = name.replace(/_FILE$/, "");
  return name in publicSettings || (secrets.has(secretName) && secretName in publicSettings);
}

const ajv = new Ajv({ allErrors: true, coerceTypes: true, useDefaults: true, formats });
const validate = ajv.compile<Settings>(schema);

/** Throws if there are any: one sentence for each, on its own line. */
export function refuseMistakes(mistakes: readonly string[]): void {
  if (mistakes.length > 0) throw new Error(mistakes.join("\n"));
}

/** The settings, or their defaults. Throws one error that names every mistake. */
export function readSettings(environment: Environment): Settings {
  const { values, mistakes } = checkSettings(environment);
  refuseMistakes(mistakes);
  return values;
}

/** Like `readSettings`, but returns the mistakes. An empty variable counts as unset. */
export function checkSettings(
  environment: Environment,
  required: readonly SettingName[] = [],
): { values: Settings; mistakes: string[] } {
  const values: Record<string, unknown> = {};
  const mistakes = new Map<SettingName, string>();
  for (const name of names) {
    try {
      const value = secrets.has(name) ? readSecret(environment, name) : environment[name];
      if (value) values[name] = value;
      else if (required.includes(name)) mistakes.set(name, `${name}: Required`);
    } catch (error) {
      mistakes.set(name, (error as Error).message); // readSecret throws nothing else
    }
  }
  validate(values);
  for (const { instancePath } of validate.errors ?? []) {
    const name = instancePath.slice(1) as SettingName; // the schema has no other properties
    const value = environment[name] ?? "";
    const received = secrets.has(name) ? "" : `, received '${value.replaceAll("\n", " ")}'`;
    mistakes.set(name, `${name}: expected ${schema.properties[name].description}${received}`);
  }
  return {
    values: values as Settings, // valid, or there is a mistake
    mistakes: names.flatMap((name) => mistakes.get(name) ?? []),
  };
}

/** Separated by commas. */
function listOf(isItem: (text: string) => boolean): (text: string) => boolean {
  return (text) => text.split(",").every((item) => isItem(item.trim()));
}

/** As Compose publishes it: with or without an address of this machine. */
function isPublishedPort(text: string): boolean {
  const [, bracketed, plain, port] = /^(?:\[(.+)\]:|([\d.]+):)?(\d{1,5})$/.exec(text) ?? [];
  const isAddress = [bracketed, plain].every((address) => !address || isIP(address) !== 0);
  return isAddress && Number(port) <= 65_535;
}

function isDomain(text: string): boolean {
  const label = "[a-zA-Z0-9]([a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?";
  return text.length <= 253 && new RegExp(`^${label}(\\.${label})*$`).test(text); // linear: of 253 characters
}

function isRange(text: string): boolean {
  const [, address = "", prefix = "0"] = /^([^/]+)(?:\/(\d{1,3}))?$/.exec(text) ?? [];
  const version = isIP(address);
  return version !== 0 && Number(prefix) <= (version === 4 ? 32 : 128);
}

/** As a browser sends it: any other spelling would never match. */
function isOrigin(text: string): boolean {
  return isHttpAddress(text) && new URL(text).origin === text;
}

/** What restic in our image understands: without rclone. It prints a rest: address that it cannot parse, with a password. */
function isRepository(text: string): boolean {
  if (text.startsWith("/")) return true;
  const [scheme, ...parts] = text.split(":");
  const place = parts.join(":");
  const path = place.replace(/^(https?:)?\/\//, "");
  if (scheme === "rest") return isHttpAddress(place) && hasReadableLogin(place);
  if (scheme === "s3") return /^[^\s/]+\/./.test(path);
  if (scheme === "sftp") return /^[^\s:/]+[:/]./.test(path);
  if (scheme === "b2") return place !== "";
  return ["azure", "gs", "swift"].includes(scheme ?? "") && Boolean(parts[0] && parts[1]);
}

function isHttpAddress(text: string): boolean {
  return /^https?:\/\/[^\s#]+$/.test(text) && URL.canParse(text);
}

/**
 * True for an address whose user and password can be decoded. A # / ? or @ in them that is not encoded would make a host of
 * what precedes it: bob:12#34@host means port 12 of bob.
 */
function hasReadableLogin(text: string): boolean {
  if (!/^[^/]*\/\/([^/?#@]*@)?[^#@]*$/.test(text)) return false;
  try {
    const { username, password } = new URL(text);
    decodeURIComponent(username + password);
    return true;
  } catch {
    return false;
  }
}
