import type { FromSchema, JSONSchema } from "@ridgeline/contract/jsonSchema";
import type { Retention } from "@ridgeline/contract/siteData";
import { type NotificationConfig, readNotificationConfig } from "./readNotificationConfig";
import { ajv, ConfigError, type Environment, readVariables } from "./readVariables";

export type Config = Readonly<{
  /** The site's own address, "https://example.com"; without it messages have no links to the site. */
  address: string | undefined;
  host: string;
  port: number;
  /** 0: metrics are off. */
  metricsPort: number;
  logLevel: string;
  databaseUrl: string;
  databasePool: number;
  /** A folder on the database's disk, to see how much of it is free. */
  databaseDisk: string | undefined;
  /** One, or two while the token is being rotated. */
  adminTokens: readonly string[];
  corsOrigins: readonly string[];
  trustProxy: boolean;
  /** Accepted quote requests from one address, and from one network. */
  quoteLimit: QuoteLimit;
  wrongTokenLimit: Limit;
  notifications: NotificationConfig;
  retention: Retention;
  /** The owner is warned when none has succeeded for a day. */
  hasOffsiteBackup: boolean;
  /** A request that takes longer gets 503. */
  requestTimeoutMs: number;
  shutdownTimeoutMs: number;
  warnings: readonly string[];
}>;

export type Limit = Readonly<{ points: number; seconds: number }>;
export type QuoteLimit = Limit & Readonly<{ networkPoints: number }>;

const MOST_POINTS = 1_000_000;
const YEAR_SECONDS = 31_536_000;

const positive = (value: number, maximum: number) =>
  ({ type: "integer", minimum: 1, maximum, default: value }) as const;

/** Every variable that the API reads, except for notifications; `.env.example` explains them. */
const configSchema = {
  type: "object",
  properties: {
    HOST: {
      type: "string",
      pattern: "^\\S+$",
      description: "an address of this machine, such as 127.0.0.1, or 0.0.0.0 for all of them",
      default: "127.0.0.1",
    },
    PORT: { type: "integer", minimum: 0, maximum: 65535, default: 8080 },
    METRICS_PORT: { type: "integer", minimum: 0, maximum: 65535, default: 0 },
    LOG_LEVEL: {
      type: "string",
      enum: ["fatal", "error", "warn", "info", "debug", "trace", "silent"],
      default: "info",
    },
    DATABASE_URL: { type: "string" },
    DATABASE_POOL: positive(10, 500),
    DATABASE_DISK: { type: "string", default: "" },
    DOMAIN: {
      type: "string",
      format: "domains",
      description: "domain names separated by commas",
      default: "",
    },
    ADMIN_TOKEN: { type: "string" },
    CORS_ORIGINS: {
      type: "string",
      format: "origins",
      description: "origins such as https://www.example.com, separated by commas",
      default: "",
    },
    TRUST_PROXY: { type: "boolean", default: false },
    QUOTE_LIMIT: positive(20, MOST_POINTS),
    QUOTE_NETWORK_LIMIT: positive(200, MOST_POINTS),
    QUOTE_LIMIT_SECONDS: positive(3600, YEAR_SECONDS),
    WRONG_TOKEN_LIMIT: positive(10, MOST_POINTS),
    WRONG_TOKEN_LIMIT_SECONDS: positive(600, YEAR_SECONDS),
    QUOTE_KEEP_DAYS: { type: "integer", minimum: 0, maximum: 36500, default: 0 },
    SPAM_KEEP_DAYS: { type: "integer", minimum: 0, maximum: 36500, default: 0 },
    OFFSITE_BACKUP: { type: "boolean", default: false },
    REQUEST_TIMEOUT_MS: { type: "integer", minimum: 100, maximum: 60000, default: 2500 },
    SHUTDOWN_TIMEOUT_MS: { type: "integer", minimum: 0, maximum: 600_000, default: 10000 },
  },
  required: ["DATABASE_URL", "ADMIN_TOKEN"],
} as const satisfies JSONSchema;

type Variables = Required<FromSchema<typeof configSchema>>;

const validate = ajv.compile<Variables>(configSchema);

const SECRETS = ["ADMIN_TOKEN", "DATABASE_URL"];

/** Reads the environment into a Config. Throws one ConfigError that names every problem, one per line. */
export function readConfig(environment: Environment): Config {
  const problems: string[] = [];
  const collect = <T>(read: () => T): T | undefined => {
    try {
      return read();
    } catch (error) {
      if (!(error instanceof ConfigError)) throw error;
      problems.push(error.message);
      return undefined;
    }
  };
  const values = collect(() => readVariables(environment, validate, SECRETS));
  const notifications = collect(() => readNotificationConfig(environment));
  const list = values?.ADMIN_TOKEN ?? environment["ADMIN_TOKEN"]; // even if another variable is wrong
  const { tokens, unusable, weak } = readAdminTokens(list ?? "");
  if (list) problems.push(...unusable);
  if (list && environment["NODE_ENV"] === "production") problems.push(...weak);
  if (!values || !notifications || problems.length > 0) throw new ConfigError(problems.join("\n"));
  return toConfig({ values, notifications, adminTokens: tokens, warnings: weak });
}

type Parts = Pick<Config, "notifications" | "adminTokens" | "warnings"> & { values: Variables };

function toConfig({ values, notifications, adminTokens, warnings }: Parts): Config {
  return Object.freeze({
    address: readAddress(values),
    host: values.HOST,
    port: values.PORT,
    metricsPort: values.METRICS_PORT,
    logLevel: values.LOG_LEVEL,
    databaseUrl: values.DATABASE_URL,
    databasePool: values.DATABASE_POOL,
    databaseDisk: values.DATABASE_DISK || undefined,
    adminTokens,
    corsOrigins: splitList(values.CORS_ORIGINS),
    trustProxy: values.TRUST_PROXY,
    quoteLimit: {
      points: values.QUOTE_LIMIT,
      networkPoints: values.QUOTE_NETWORK_LIMIT,
      seconds: values.QUOTE_LIMIT_SECONDS,
    },
    wrongTokenLimit: {
      points: values.WRONG_TOKEN_LIMIT,
      seconds: values.WRONG_TOKEN_LIMIT_SECONDS,
    },
    notifications,
    retention: {
      addressSeconds: Math.max(values.QUOTE_LIMIT_SECONDS, values.WRONG_TOKEN_LIMIT_SECONDS),
      requestDays: values.QUOTE_KEEP_DAYS,
      spamDays: values.SPAM_KEEP_DAYS,
    },
    hasOffsiteBackup: values.OFFSITE_BACKUP,
    requestTimeoutMs: values.REQUEST_TIMEOUT_MS,
    shutdownTimeoutMs: values.SHUTDOWN_TIMEOUT_MS,
    warnings,
  });
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
export function readAdminTokens(list: string): AdminTokens {
  const tokens = splitList(list);
  const unusable = tokens.every((token) => USABLE.test(token))
    ? []
    : ["ADMIN_TOKEN: a token may hold no blanks, and ASCII characters only"];
  return { tokens, unusable, weak: weakTokens(tokens) };
}

const MIN_LENGTH = 24;
/** One in 100,000 random tokens of 32 hexadecimal digits has fewer. */
const MIN_DIFFERENT = 8;
const PLACEHOLDER = /change-?me|placeholder|example/i;

function weakTokens(tokens: string[]): string[] {
  if (tokens.length === 0) return ["ADMIN_TOKEN: Required"];
  if (tokens.length > 2) return ["ADMIN_TOKEN: at most two tokens, separated by a comma"];
  return tokens.flatMap((token) => {
    if (token.length < MIN_LENGTH) {
      return [`ADMIN_TOKEN: a token of fewer than ${MIN_LENGTH} characters can be guessed`];
    }
    if (new Set(token).size < MIN_DIFFERENT) {
      return [
        `ADMIN_TOKEN: a token of fewer than ${MIN_DIFFERENT} different characters can be guessed`,
      ];
    }
    return PLACEHOLDER.test(token) ? ["ADMIN_TOKEN: this is a placeholder, not a secret"] : [];
  });
}

/** The site's own address, "https://example.com": the first name in DOMAIN. Undefined if there is none. */
export function readAddress({ DOMAIN = "" }: { DOMAIN?: string | undefined }): string | undefined {
  const name = DOMAIN.split(/[,\s]+/).find(Boolean);
  return name === undefined ? undefined : `https://${name}`;
}

/** The items of a setting that lists them, separated by commas. */
function splitList(text: string): string[] {
  return text
    .split(",")
    .map((item) => item.trim())
    .filter(Boolean);
}
