import { request as httpRequest } from "node:http";
import { request as httpsRequest } from "node:https";
import { isIP } from "node:net";
import { isPrivateAddress, PrivateTargetError, publicLookup } from "./publicLookup";

type Message = { body: Buffer | string; headers: Record<string, string> };

/** Posts to another server and resolves to the status. Does not read the response body or follow redirects. */
export type Post = (target: URL, message: Message) => Promise<number>;

/** Refuses every address in this machine's network, whatever name it has. */
export const postPublicly: Post = async (target, message) => {
  refusePrivateLiteral(target);
  return post(target, message, { lookup: publicLookup });
};

/** For a target that the operator has allowed. */
export const postAnywhere: Post = (target, message) => post(target, message, {});

/** A numeric address involves no name lookup. */
function refusePrivateLiteral({ hostname }: URL): void {
  const address = hostname.replace(/^\[(.*)\]$/, "$1");
  if (isIP(address) !== 0 && isPrivateAddress(address)) throw new PrivateTargetError();
}

/** Milliseconds until the receiver must have answered. */
const TIMEOUT = 10_000;

type Way = { lookup?: typeof publicLookup };

function post(target: URL, { body, headers }: Message, way: Way): Promise<number> {
  const start = target.protocol === "https:" ? httpsRequest : httpRequest;
  return new Promise((resolve, reject) => {
    const outgoing = start(target, {
      method: "POST",
      agent: false,
      headers: { ...headers, "Content-Length": Buffer.byteLength(body) },
      signal: AbortSignal.timeout(TIMEOUT),
      ...way,
    });
    outgoing.on("error", reject);
    outgoing.on("response", (response) => {
      response.on("error", () => {}); // cut off after the status, which is all that counts
      response.resume();
      resolve(response.statusCode ?? 0);
    });
    outgoing.end(body);
  });
}

/** Any status except 2xx is a failure. */
export function refuseUnlessOk(status: number): void {
  if (status < 200 || status > 299) throw new RefusedError(status);
}

/** The receiver responded with another status. */
class RefusedError extends Error {
  readonly code: string;
  constructor(status: number) {
    super(`The receiver answered ${status}.`);
    this.code = `HTTP_${status}`;
  }
}
