import type { NotificationChannel } from "@ridgeline/contract/notificationStatus";

export const channelNames: Record<NotificationChannel, string> = {
  email: "E-mail",
  webhook: "Webhook",
};
