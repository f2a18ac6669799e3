import { type IncomingMessage, request as httpRequest } from "node:http";
import { request as httpsRequest } from "node:https";
import { isIP, type LookupFunction } from "node:net";
import { addAbortSignal } from "node:stream";
import { isPrivateAddress, privateTarget, publicLookup } from "./publicLookup";

type Posted = { body: Buffer | string; headers: Record<string, string> };

/** `said` is the beginning of a refusal. */
export type Answer = { status: number; said: string };

/** Posts to another server. Reads the beginning of a refusal, but no other body, and follows no redirects. */
export type Post = (target: URL, posted: Posted) => Promise<Answer>;

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

function send(target: URL, { body, headers }: Posted, lookup?: LookupFunction): Promise<Answer> {
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
      response.on("error", () => {}); // the status counts
      const { statusCode: status = 0 } = response;
      if (isOk(status)) response.resume();
      resolve(isOk(status) ? { status, said: "" } : readRefusal(response, status));
    });
    outgoing.end(body);
  });
}

/** Characters of a refusal, and milliseconds until it must have arrived. */
const MAX_SAID = 200;
const SAID_TIMEOUT = 2000;

async function readRefusal(response: IncomingMessage, status: number): Promise<Answer> {
  addAbortSignal(AbortSignal.timeout(SAID_TIMEOUT), response);
  response.setEncoding("utf8");
  let said = "";
  try {
    for await (const text of response) {
      said += String(text);
      if (said.length > MAX_SAID) break; // closes the connection
    }
  } catch {
    // It was cut off, or is too slow: what has arrived is enough.
  }
  return { status, said: said.slice(0, MAX_SAID) };
}

/** Any status except 2xx is a failure. */
export function isOk(status: number): boolean {
  return status >= 200 && status <= 299;
}

/** An error with a code that explainFailure knows. */
export function failure(code: string, message: string): Error {
  return Object.assign(new Error(message), { code });
}
