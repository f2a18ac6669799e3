import type { Variables } from "./configSchema";

/** How the owner is notified of quote requests; a missing channel is off. */
export type NotificationConfig = Readonly<{ email?: MailConfig; webhook?: WebhookConfig }>;

/** `from` and `to` default to the site's own addresses. */
export type MailConfig = Readonly<{ smtpUrl: string; from?: string; to?: string }>;

export type WebhookConfig = Readonly<{ url: string; secret: string; mayBePrivate: boolean }>;

const MIN_SECRET = 24;

export function toNotificationConfig(values: Variables): NotificationConfig {
  return {
    ...(values.SMTP_URL !== "" && { email: toMailConfig(values) }),
    ...(values.WEBHOOK_URL !== "" && {
      webhook: {
        url: values.WEBHOOK_URL,
        secret: values.WEBHOOK_SECRET,
        mayBePrivate: values.WEBHOOK_ALLOW_PRIVATE,
      },
    }),
  };
}

/** Quote requests are personal data: they leave the machine signed, and cross the internet encrypted. */
export function weakWebhook(values: Variables): string[] {
  if (values.WEBHOOK_URL === "") return [];
  const problems = [];
  if (!URL.canParse(values.WEBHOOK_URL)) problems.push("WEBHOOK_URL: Invalid url");
  if (values.WEBHOOK_SECRET.length < MIN_SECRET) {
    problems.push(`WEBHOOK_SECRET: needs at least ${MIN_SECRET} characters, to sign with`);
  }
  if (values.WEBHOOK_URL.startsWith("http:") && !values.WEBHOOK_ALLOW_PRIVATE) {
    problems.push("WEBHOOK_URL: must be https, unless WEBHOOK_ALLOW_PRIVATE is true");
  }
  return problems;
}

function toMailConfig({ SMTP_URL, MAIL_FROM, MAIL_TO }: Variables): MailConfig {
  return {
    smtpUrl: SMTP_URL,
    ...(MAIL_FROM !== "" && { from: MAIL_FROM }),
    ...(MAIL_TO !== "" && { to: MAIL_TO }),
  };
}
