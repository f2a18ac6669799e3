import { request as httpRequest } from "node:http";
import { request as httpsRequest } from "node:https";
import { isIP, type LookupFunction } from "node:net";
import { isPrivateAddress, privateTarget, publicLookup } from "./publicLookup";

type Posted = { body: Buffer | string; headers: Record<string, string> };

/** Posts to another server and resolves to the status. Does not read the response body or follow redirects. */
export type Post = (target: URL, posted: Posted) => Promise<number>;

/** For an address that the operator chose. */
export const post: Post = (target, posted) => send(target, posted);

/** For an address that came from a browser: refuses those in private networks, even behind a public name. */
export const postPublicly: Post = async (target, posted) => {
  const address = target.hostname.replace(/^\[(.*)\]$/, "$1");
  // A numeric address involves no name lookup.
  if (isIP(address) !== 0 && isPrivateAddress(address)) throw privateTarget();
  return send(target, posted, publicLookup);
};

/** Milliseconds until the receiver must have answered. */
const TIMEOUT = 10_000;

function send(target: URL, { body, headers }: Posted, lookup?: LookupFunction): Promise<number> {
  const start = target.protocol === "https:" ? httpsRequest : httpRequest;
  return new Promise((resolve, reject) => {
    const outgoing = start(target, {
      method: "POST",
      agent: false,
      headers: { ...headers, "Content-Length": Buffer.byteLength(body) },
      signal: AbortSignal.timeout(TIMEOUT),
      ...(lookup && { lookup }),
    });
    outgoing.on("error", reject);
    outgoing.on("response", (response) => {
      response.on("error", () => {}); // only the status counts
      response.resume();
      resolve(response.statusCode ?? 0);
    });
    outgoing.end(body);
  });
}

/** Any status except 2xx is a failure. */
export function refuseUnlessOk(status: number): void {
  if (status < 200 || status > 299)
    throw failure(`HTTP_${status}`, `The receiver answered ${status}.`);
}

/** An error with a code that explainFailure knows. */
export function failure(code: string, message: string): Error {
  return Object.assign(new Error(message), { code });
}
