import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { Duplex } from "node:stream";
import { baseHeaders } from "../http/baseHeaders";

/** Milliseconds that a slow phone may take to send a request's headers, and the whole request, which may be a photo. */
const HEAD_TIMEOUT = 30_000;
const REQUEST_TIMEOUT = 300_000;

type Target = {
  port: number;
  host: string;
  /** The environment variable that sets the port. */
  variable?: string;
};

/** Resolves to the server's address once it accepts connections; rejects with one sentence if the port is unavailable. */
export async function listen(
  server: Server,
  { port, host, variable = "PORT" }: Target,
): Promise<string> {
  endBadRequests(server);
  server.headersTimeout = HEAD_TIMEOUT;
  server.requestTimeout = REQUEST_TIMEOUT;
  await new Promise<void>((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) =>
      reject(new Error(explain(error, { port, host, variable }))),
    );
    server.listen(port, host, resolve);
  });
  const address = server.address() as AddressInfo; // a TCP server that listens has one
  return `http://${host.includes(":") ? `[${host}]` : host}:${address.port}`;
}

function explain(error: NodeJS.ErrnoException, { port, host, variable }: Required<Target>): string {
  switch (error.code) {
    case "EADDRINUSE":
      return `Port ${port} is in use by another program. Stop it, or choose another: ${variable}=8090 make start`;
    case "EACCES":
      return `Port ${port} may only be opened by root. Choose one above 1023: ${variable}=8090 make start`;
    default:
      return `Cannot listen on ${host}:${port}: ${error.message}`;
  }
}

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

/** Milliseconds after a response in which the rest of the request may still arrive. */
const REST = 5000;

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

/**
 * Stops accepting connections and resolves when every open request has been answered. After `milliseconds` the rest is cut
 * off. Connections that become idle meanwhile are closed, so that no new request arrives.
 */
export async function drain(server: Server, milliseconds: number): Promise<void> {
  const closeIdle = setInterval(() => server.closeIdleConnections(), 50);
  const cutOff = setTimeout(() => server.closeAllConnections(), milliseconds);
  await new Promise((resolve) => server.close(resolve));
  clearInterval(closeIdle);
  clearTimeout(cutOff);
}
