import type { FromSchema, JSONSchema } from "@ridgeline/contract/jsonSchema";
import { ajv, ConfigError, type Environment, readVariables } from "./readVariables";
import { encodingRule } from "./settingFormats";

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

/** With or without names; on one line. */
const addresses = {
  type: "string",
  pattern: "^([^\\r\\n,@]+@[^\\r\\n,@]+(,[^\\r\\n,@]+@[^\\r\\n,@]+)*)?$",
  description: "e-mail addresses, separated by commas",
  default: "",
} as const;

const schema = {
  type: "object",
  properties: {
    SMTP_URL: {
      type: "string",
      format: "smtp-url",
      description: `an address such as smtps://user:password@host:465, ${encodingRule}`,
      default: "",
    },
    MAIL_FROM: addresses,
    MAIL_TO: addresses,
    WEBHOOK_URL: {
      type: "string",
      format: "web-url",
      description: "an address such as https://hooks.example.com/path",
      default: "",
    },
    WEBHOOK_SECRET: { type: "string", default: "" },
    VAPID_PRIVATE_KEY: {
      type: "string",
      format: "push-key",
      description: "a P-256 private key in base64url, which has 43 characters",
      default: "",
    },
  },
} as const satisfies JSONSchema;

type Values = Required<FromSchema<typeof schema>>;

const validate = ajv.compile<Values>(schema);

const SECRETS = ["SMTP_URL", "WEBHOOK_URL", "WEBHOOK_SECRET", "VAPID_PRIVATE_KEY"];

/** Needs only its own variables, so that a command can read it alone. Throws a ConfigError like readConfig. */
export function readNotificationConfig(environment: Environment): NotificationConfig {
  const values = readVariables(environment, validate, SECRETS);
  const problems = webhookProblems(values);
  if (problems.length > 0) throw new ConfigError(problems.join("\n"));
  return toConfig(values);
}

const MIN_SECRET = 24;

/** Quote requests are personal data, so the receiver must be able to tell that they are genuine. */
function webhookProblems(values: Values): string[] {
  if (values.WEBHOOK_URL === "") return [];
  return values.WEBHOOK_SECRET.length < MIN_SECRET
    ? [`WEBHOOK_SECRET: needs at least ${MIN_SECRET} characters, to sign with`]
    : [];
}

function toConfig(values: Values): NotificationConfig {
  return {
    ...(values.SMTP_URL !== "" && { email: toMailConfig(values) }),
    ...(values.WEBHOOK_URL !== "" && {
      webhook: { url: values.WEBHOOK_URL, secret: values.WEBHOOK_SECRET },
    }),
    ...(values.VAPID_PRIVATE_KEY !== "" && { push: { privateKey: values.VAPID_PRIVATE_KEY } }),
  };
}

function toMailConfig({ SMTP_URL, MAIL_FROM, MAIL_TO }: Values): MailConfig {
  return {
    smtpUrl: SMTP_URL,
    ...(MAIL_FROM !== "" && { from: MAIL_FROM }),
    ...(MAIL_TO !== "" && { to: MAIL_TO }),
  };
}
