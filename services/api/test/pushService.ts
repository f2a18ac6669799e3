import { createDecipheriv, createECDH, hkdfSync, randomBytes, type ECDH } from "node:crypto";
import type { PostAnswer, Post } from "../src/notifications/post";

type Received = { title: string; body: string; tag: string; path: string };

type Call = { path: string; body: Buffer; headers: Record<string, string> };

/** A push service with its devices; `post` hands it the API's calls. A device decrypts what it gets (RFC 8291). */
export function startPushService() {
  const calls: Call[] = [];
  /** What the service answers for a device, 201 by default. */
  const answers = new Map<string, PostAnswer>();

  const post: Post = ({ origin, pathname: path }, { body, headers }) => {
    if (origin !== "https://push.example") throw new Error("Not an address of this service");
    calls.push({ path, body: Buffer.from(body ?? ""), headers });
    return Promise.resolve(answers.get(path) ?? { status: 201, said: "" });
  };

  const addDevice = (name: string) => {
    const pair = createECDH("prime256v1");
    pair.generateKeys();
    const auth = randomBytes(16);
    const path = `/send/${name}`;
    answers.delete(path);
    return {
      path,
      subscription: {
        endpoint: `https://push.example${path}`,
        keys: { p256dh: pair.getPublicKey("base64url"), auth: auth.toString("base64url") },
      },
      answer: (status: number, said = "", retryAfter?: number) =>
        answers.set(path, { status, said, ...(retryAfter && { retryAfter }) }),
      /** Every message that reached it, decrypted. */
      received: () =>
        calls
          .filter((call) => call.path === path)
          .map(({ body }) => JSON.parse(decrypt(body, pair, auth)) as Received), // what composePush writes
      headers: () => calls.filter((call) => call.path === path).map(({ headers }) => headers),
    };
  };

  return { post, addDevice, calls };
}

/** RFC 8291 (keys) and RFC 8188 (body: salt, record size, the sender's public key, one encrypted record). */
function decrypt(body: Buffer, pair: ECDH, auth: Buffer): string {
  const salt = body.subarray(0, 16);
  const keyEnd = 21 + body.readUInt8(20);
  const senderKey = body.subarray(21, keyEnd);
  const record = body.subarray(keyEnd, -16);
  const derive = (secret: Buffer, from: Buffer, info: Buffer, length: number) =>
    Buffer.from(hkdfSync("sha256", secret, from, info, length));
  const parties = [Buffer.from("WebPush: info\0"), pair.getPublicKey(), senderKey];
  const secret = derive(pair.computeSecret(senderKey), auth, Buffer.concat(parties), 32);
  const key = derive(secret, salt, Buffer.from("Content-Encoding: aes128gcm\0"), 16);
  const nonce = derive(secret, salt, Buffer.from("Content-Encoding: nonce\0"), 12);
  const decipher = createDecipheriv("aes-128-gcm", key, nonce).setAuthTag(body.subarray(-16));
  const padded = Buffer.concat([decipher.update(record), decipher.final()]);
  return padded.subarray(0, padded.lastIndexOf(2)).toString("utf8");
}
