import { createECDH, randomBytes } from "node:crypto";
import webPush from "web-push";
import type { PostAnswer, Post } from "../src/notifications/post";

type Received = { title: string; body: string; tag: string; path: string };

type Call = { path: string; body: Buffer; headers: Record<string, string> };

/** A push service with its devices; `post` hands it the API's calls, which web-push has encrypted. */
export function startPushService() {
  const encrypted: Parameters<typeof webPush.generateRequestDetails>[] = [];
  beforeEach(() => {
    encrypted.length = 0;
    const encrypt = webPush.generateRequestDetails;
    jest.spyOn(webPush, "generateRequestDetails").mockImplementation((...message) => {
      encrypted.push(message);
      return encrypt(...message);
    });
  });
  const calls: Call[] = [];
  /** What the service answers for a device, 201 by default. */
  const answers = new Map<string, PostAnswer>();

  const post: Post = ({ origin, pathname: path }, { body, headers }) => {
    if (origin !== "https://push.example") throw new Error("Not an address of this service");
    calls.push({ path, body: Buffer.from(body ?? ""), headers });
    return Promise.resolve(answers.get(path) ?? { status: 201, said: "" });
  };

  const addDevice = (name: string) => {
    const path = `/send/${name}`;
    answers.delete(path);
    const p256dh = createECDH("prime256v1").generateKeys("base64url");
    const keys = { p256dh, auth: randomBytes(16).toString("base64url") };
    const subscription = { endpoint: `https://push.example${path}`, keys };
    return {
      path,
      subscription,
      answer: (status: number, said = "", retryAfter?: number) =>
        answers.set(path, { status, said, ...(retryAfter && { retryAfter }) }),
      /** Every message that was encrypted with its keys. */
      received: () =>
        encrypted
          .filter(([to]) => JSON.stringify(to) === JSON.stringify(subscription))
          .map(([, payload]) => JSON.parse(String(payload)) as Received), // what composePush writes
      headers: () => calls.filter((call) => call.path === path).map(({ headers }) => headers),
    };
  };

  return { post, addDevice, calls };
}
