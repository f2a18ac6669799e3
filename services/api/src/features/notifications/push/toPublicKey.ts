import { createECDH } from "node:crypto";

/** The public key to VAPID_PRIVATE_KEY, with which browsers subscribe. */
export function toPublicKey(privateKey: string): string {
  const pair = createECDH("prime256v1");
  pair.setPrivateKey(Buffer.from(privateKey, "base64url"));
  return pair.getPublicKey("base64url");
}
