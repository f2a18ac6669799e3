import type { NotificationChannel } from "@ridgeline/contract/notificationStatus";

export const channelNames: Record<NotificationChannel, string> = {
  push: "Phone",
  email: "E-mail",
  webhook: "Webhook",
};
