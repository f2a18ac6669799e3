import { once } from "node:events";
import { request, type IncomingMessage } from "node:http";
import { validQuoteRequest } from "../../../contract/test/quoteRequests";

/**
 * Begins to post a quote request. Resolves once the server has read the head and waits for the body, which `finish` sends.
 * Meanwhile none of the database's time limits is running.
 */
export async function beginQuote(origin: string) {
  const body = JSON.stringify(validQuoteRequest);
  const posted = request(`${origin}/api/quote`, {
    method: "POST",
    agent: false,
    headers: {
      "Content-Type": "application/json",
      "Content-Length": Buffer.byteLength(body),
      Expect: "100-continue",
    },
  });
  const status = once(posted, "response").then(([response]) => {
    const answer = response as IncomingMessage; // what 'response' gives
    answer.resume();
    return answer.statusCode;
  });
  await once(posted, "continue");
  return { status, finish: () => posted.end(body) };
}
