import { toProblems, type AjvError } from "@ridgeline/contract/problems";
import { Ajv } from "ajv";
import { configSchema, type Variables } from "./configSchema";
import { toNotificationConfig, weakWebhook, type NotificationConfig } from "./notificationConfig";
import { readAdminTokens } from "./readAdminTokens";
import { readDatabaseUrl } from "./readDatabaseUrl";
import { readSecret } from "./readSecret";

export type Config = Readonly<{
  isProduction: boolean;
  host: string;
  port: number;
  /** 0 turns metrics off. */
  metricsPort: number;
  logLevel: string;
  databaseUrl: string;
  databasePool: number;
  /** One, or two while the token is being rotated. */
  adminTokens: readonly string[];
  corsOrigins: readonly string[];
  trustProxy: boolean;
  /** Accepted quote requests from one address. */
  quoteLimit: Limit;
  /** Wrong admin tokens from one address. */
  wrongTokenLimit: Limit;
  notifications: NotificationConfig;
  /** A request that takes longer gets 503. */
  requestTimeoutMs: number;
  shutdownTimeoutMs: number;
  warnings: readonly string[];
}>;

export type Limit = Readonly<{ points: number; seconds: number }>;

type Environment = Readonly<Record<string, string | undefined>>;

export class ConfigError extends Error {}

const SECRETS = ["ADMIN_TOKEN", "SMTP_URL", "WEBHOOK_URL", "WEBHOOK_SECRET"];

const validate = new Ajv({
  allErrors: true,
  coerceTypes: true,
  useDefaults: true,
}).compile<Variables>(configSchema);

/** Reads the environment into a Config. Throws one ConfigError that names every problem, one per line. */
export function readConfig(environment: Environment): Config {
  const { values, problems } = readVariables(environment);
  if (!validate(values)) {
    problems.push(
      ...toProblems((validate.errors ?? []) as AjvError[], values).map(
        ({ field, message }) => `${field}: ${message}`,
      ), // Ajv's own error type says less about params than it gives
    );
    throw new ConfigError(problems.join("\n"));
  }
  problems.push(...weakWebhook(values));
  const { tokens, unusable, weak } = readAdminTokens(values.ADMIN_TOKEN);
  problems.push(...unusable);
  if (values.NODE_ENV === "production") problems.push(...weak);
  if (problems.length > 0) throw new ConfigError(problems.join("\n"));
  return toConfig(values, tokens, weak);
}

function toConfig(values: Variables, adminTokens: string[], warnings: string[]): Config {
  return Object.freeze({
    isProduction: values.NODE_ENV === "production",
    host: values.HOST,
    port: values.PORT,
    metricsPort: values.METRICS_PORT,
    logLevel: values.LOG_LEVEL,
    databaseUrl: values.DATABASE_URL,
    databasePool: values.DATABASE_POOL,
    adminTokens,
    corsOrigins: splitList(values.CORS_ORIGINS),
    trustProxy: values.TRUST_PROXY,
    quoteLimit: { points: values.QUOTE_LIMIT, seconds: values.QUOTE_LIMIT_SECONDS },
    wrongTokenLimit: {
      points: values.WRONG_TOKEN_LIMIT,
      seconds: values.WRONG_TOKEN_LIMIT_SECONDS,
    },
    notifications: toNotificationConfig(values),
    requestTimeoutMs: values.REQUEST_TIMEOUT_MS,
    shutdownTimeoutMs: values.SHUTDOWN_TIMEOUT_MS,
    warnings,
  });
}

/** Empty variables count as unset; a secret may come from the file that NAME_FILE names. */
function readVariables(environment: Environment) {
  const values: Record<string, unknown> = {};
  const problems: string[] = [];
  for (const name of Object.keys(configSchema.properties)) {
    if (environment[name]) values[name] = environment[name];
  }
  const take = (name: string, read: () => string | undefined) => {
    try {
      const secret = read();
      if (secret !== undefined) values[name] = secret;
    } catch (error) {
      problems.push((error as Error).message); // both readers throw nothing else
    }
  };
  for (const name of SECRETS) take(name, () => readSecret(environment, name));
  take("DATABASE_URL", () => readDatabaseUrl(environment));
  return { values, problems };
}

function splitList(text: string): string[] {
  return text
    .split(",")
    .map((item) => item.trim())
    .filter(Boolean);
}
