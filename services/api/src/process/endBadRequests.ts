import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { Duplex } from "node:stream";
import { baseHeaders } from "../http/baseHeaders";

/** Milliseconds after a response in which the rest of the request may still arrive. */
const REST = 5000;
/** More than nginx opens to the API (EDGE_CROWD). */
const MAX_CONNECTIONS = 2000;

/**
 * Answers requests that Node cannot parse with a sentence, then closes the connection: a client that keeps
 * sending must not hold one of the limited connections forever.
 */
export function endBadRequests(server: Server): void {
  const responses = new WeakMap<Duplex, ServerResponse>();
  server.maxConnections = MAX_CONNECTIONS;
  server.prependListener("request", (request: IncomingMessage, response: ServerResponse) => {
    responses.set(request.socket, response);
    response.once("finish", () => endRest(request));
  });
  server.on("clientError", (error: NodeJS.ErrnoException, socket: Duplex) => {
    const response = responses.get(socket);
    const isAnswered = response?.headersSent === true && !response.writableFinished;
    if (!socket.writable || error.code === "ECONNRESET" || isAnswered) socket.destroy(error);
    else socket.end(toAnswer(error.code), () => socket.destroy());
  });
}

function endRest(request: IncomingMessage): void {
  if (request.complete) return;
  const timer = setTimeout(() => request.socket.destroy(), REST).unref();
  request.once("close", () => clearTimeout(timer));
}

type Refusal = readonly [status: string, sentence: string];

const UNREADABLE: Refusal = ["400 Bad Request", "The request cannot be read."];
const REFUSALS: Readonly<Record<string, Refusal>> = {
  ERR_HTTP_REQUEST_TIMEOUT: [
    "408 Request Timeout",
    "The request took too long to arrive. Please try again.",
  ],
  HPE_HEADER_OVERFLOW: ["431 Request Header Fields Too Large", "The request's head is too large."],
  HPE_INVALID_METHOD: ["501 Not Implemented", "This server does not know the request's method."],
};

function toAnswer(code = ""): string {
  const [status, sentence] = REFUSALS[code] ?? UNREADABLE;
  const lines = {
    "Content-Type": "text/plain; charset=utf-8",
    "Content-Length": String(sentence.length),
    Connection: "close",
    ...baseHeaders,
  };
  const head = Object.entries(lines).map(([name, value]) => `${name}: ${value}\r\n`);
  return `HTTP/1.1 ${status}\r\n${head.join("")}\r\n${sentence}`;
}
