import type { Server } from "node:http";
import type { AddressInfo } from "node:net";

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
