import type { Settings } from "./settings";

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
