import type { FromSchema, JSONSchema } from "./jsonSchema";

/**
 * A browser's PushSubscription as JSON: the address at its push service, and the keys with which a message for it is
 * encrypted (base64url: a P-256 point and 16 bytes).
 */
export const pushSubscriptionSchema = {
  type: "object",
  properties: {
    endpoint: { type: "string", pattern: "^https://[^\\s/@]+/\\S*$", maxLength: 1000 },
    keys: {
      type: "object",
      properties: {
        p256dh: { type: "string", pattern: "^[\\w-]{87}=?$" },
        auth: { type: "string", pattern: "^[\\w-]{22}(==)?$" },
      },
      required: ["p256dh", "auth"],
    },
  },
  required: ["endpoint", "keys"],
} as const satisfies JSONSchema;

export type PushSubscription = FromSchema<typeof pushSubscriptionSchema>;
