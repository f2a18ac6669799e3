import { lookup, type LookupAddress } from "node:dns";
import { type IncomingMessage, request as httpRequest } from "node:http";
import { request as httpsRequest } from "node:https";
import { BlockList, isIP, type LookupFunction } from "node:net";
import { addAbortSignal } from "node:stream";
import { failure, MAX_SAID } from "./notification";

type Posted = { body?: Buffer | string; headers: Record<string, string> };

/** `said` is the beginning of a refusal, `retryAfter` the seconds that it asks for. */
export type PostAnswer = { status: number; said: string; retryAfter?: number | undefined };

/** Posts to another server. Rejects if a login answers in its place. */
export type Post = (target: URL, posted: Posted) => Promise<PostAnswer>;

/** For an address that the operator chose. */
export const post: Post = (target, posted) => send(target, posted);

/** For an address that came from elsewhere: refuses those in private networks, even behind a public name. */
export const postPublicly: Post = async (target, posted) => {
  const address = target.hostname.replace(/^\[(.*)\]$/, "$1");
  // A numeric address involves no name lookup.
  if (isIP(address) !== 0 && isPrivateAddress(address)) throw privateTarget();
  return send(target, posted, publicLookup);
};

/** Milliseconds until the receiver must have answered. */
const TIMEOUT_MS = 10_000;

/** Google's scripts have done their work when they name the place of the result. Any other redirect leads to a login, or away. */
async function send(target: URL, posted: Posted, lookup?: LookupFunction): Promise<PostAnswer> {
  const response = await exchange(target, posted, lookup);
  const { statusCode: status = 0, headers } = response;
  if (isOk(status)) {
    await refuseLogin(response);
    return { status, said: "" };
  }
  const said = await readBeginning(response, MAX_SAID);
  const { location, "retry-after": retryAfter } = headers;
  const isRedirect = status >= 300 && status <= 399 && location !== undefined;
  if (!isRedirect || !URL.canParse(location, target.href)) {
    return { status, said, retryAfter: readSeconds(retryAfter) };
  }
  const next = new URL(location, target);
  const isScript =
    target.hostname === "script.google.com" && next.hostname === "script.googleusercontent.com";
  if (isScript) return send(next, { headers: { "User-Agent": "Ridgeline" } }, lookup);
  throw failure(
    "LOGIN",
    `The receiver answered with a redirect to ${next.host}: does it want a login?`,
  );
}

/** Resolves to the response, of which nothing has been read. Without a body it is a GET. */
function exchange(
  target: URL,
  { body, headers }: Posted,
  lookup?: LookupFunction,
): Promise<IncomingMessage> {
  const start = target.protocol === "https:" ? httpsRequest : httpRequest;
  const length = body === undefined ? undefined : Buffer.byteLength(body);
  return new Promise((resolve, reject) => {
    const outgoing = start(target, {
      method: body === undefined ? "GET" : "POST",
      agent: false,
      headers: { ...headers, ...(length !== undefined && { "Content-Length": length }) },
      signal: AbortSignal.timeout(TIMEOUT_MS),
      ...(lookup && { lookup }),
    });
    outgoing.on("error", reject);
    outgoing.on("response", (response) => {
      response.on("error", () => {}); // the status counts
      resolve(response);
    });
    outgoing.end(body);
  });
}

/** Characters of a page that are searched. */
const MAX_PAGE = 100_000;

const LOGIN = /<form\b|<title>[^<]{0,200}\b(log|sign)[ -]?in\b/i;

/** A receiver may say OK in HTML, but needs no form for it. */
async function refuseLogin(response: IncomingMessage): Promise<void> {
  const isPage = response.headers["content-type"]?.includes("html");
  if (!isPage) return void response.resume();
  if (LOGIN.test(await readBeginning(response, MAX_PAGE)))
    throw failure(
      "LOGIN",
      "The receiver answered with a page that has a form: does it want a login?",
    );
}

/** Milliseconds until the beginning of an answer must have arrived. */
const SAID_TIMEOUT = 2000;

async function readBeginning(response: IncomingMessage, limit: number): Promise<string> {
  addAbortSignal(AbortSignal.timeout(SAID_TIMEOUT), response);
  response.setEncoding("utf8");
  let said = "";
  try {
    for await (const text of response) {
      said += String(text);
      if (said.length > limit) break; // closes the connection
    }
  } catch {
    // It was cut off, or is too slow: what has arrived is enough.
  }
  return said.slice(0, limit);
}

/** Seconds, or a date (RFC 9110). */
function readSeconds(time: string | undefined): number | undefined {
  if (time === undefined) return undefined;
  const seconds = Number.isNaN(Number(time))
    ? (Date.parse(time) - Date.now()) / 1000
    : Number(time);
  return seconds > 0 ? seconds : undefined;
}

/** Any status except 2xx is a failure. */
export function isOk(status: number): boolean {
  return status >= 200 && status <= 299;
}

/**
 * Resolves a name for a connection, and refuses it if any of its addresses is private. The connection uses the checked
 * addresses, so the name cannot change in between.
 */
export const publicLookup: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    const refusal = error ?? refuse(addresses);
    const [first] = error ? [] : addresses;
    if (refusal || !first) callback(refusal ?? new Error("No address"), []);
    else if (options.all) callback(null, addresses);
    else callback(null, first.address, first.family);
  });
};

function refuse(addresses: LookupAddress[]): Error | undefined {
  return addresses.some(({ address }) => isPrivateAddress(address)) ? privateTarget() : undefined;
}

/** A target in a private network. */
function privateTarget(): Error {
  return failure("EPRIVATE", "The address is in a private network.");
}

/** Ranges of this machine, its network or nowhere (IANA's special-purpose registries). */
const RANGES = `
  0.0.0.0/8 10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 169.254.0.0/16 172.16.0.0/12 192.0.0.0/24 192.0.2.0/24 192.88.99.0/24
  192.168.0.0/16 198.18.0.0/15 198.51.100.0/24 203.0.113.0/24 224.0.0.0/3
  ::/96 ::ffff:0:0:0/96 64:ff9b::/96 64:ff9b:1::/48 100::/64 2001::/23 2001:db8::/32 2002::/16 3fff::/20 5f00::/16 fc00::/7
  fe80::/10 fec0::/10 ff00::/8`;

const blocked = new BlockList();
for (const range of RANGES.trim().split(/\s+/)) {
  const [address = "", bits] = range.split("/");
  blocked.addSubnet(address, Number(bits), familyOf(address));
}

/** True if nothing may be sent there without permission. IPv4-mapped IPv6 (`::ffff:127.0.0.1`) counts as IPv4. */
export function isPrivateAddress(address: string): boolean {
  return blocked.check(address, familyOf(address));
}

function familyOf(address: string): "ipv4" | "ipv6" {
  return address.includes(":") ? "ipv6" : "ipv4";
}
