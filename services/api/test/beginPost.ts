import { once } from "node:events";
import { request, type IncomingMessage, type OutgoingHttpHeaders } from "node:http";
import { validQuoteRequest } from "../../../contract/test/quoteRequests";

/** Begins to post a quote request, as `beginPost` does. */
export const beginQuote = (origin: string) =>
  beginPost(`${origin}/api/quote`, JSON.stringify(validQuoteRequest), {
    "Content-Type": "application/json",
  });

/**
 * Begins to post. Resolves once the server has read the head and waits for the body, which `finish` sends. Meanwhile none of the
 * database's time limits is running.
 */
export async function beginPost(url: string, body: string | Buffer, headers: OutgoingHttpHeaders) {
  const posted = request(url, {
    method: "POST",
    agent: false,
    headers: { ...headers, "Content-Length": Buffer.byteLength(body), Expect: "100-continue" },
  });
  const status = once(posted, "response").then(([response]) => {
    const answer = response as IncomingMessage; // what 'response' gives
    answer.resume();
    return answer.statusCode;
  });
  await once(posted, "continue");
  return { status, finish: () => posted.end(body) };
}
