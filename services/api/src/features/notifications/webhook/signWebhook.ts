import { createHmac } from "node:crypto";

/** The value of the Ridgeline-Signature header: HMAC-SHA256 over the timestamp (Unix seconds), a dot and the raw body. */
export function signWebhook(body: string, timestamp: number, secret: string): string {
  const digest = createHmac("sha256", secret).update(`${timestamp}.${body}`).digest("hex");
  return `t=${timestamp},v1=${digest}`;
}
