import { once } from "node:events";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";

/** Milliseconds that a slow phone may take to send a request's headers, and the whole request, which may be a photo. */
const HEAD_TIMEOUT = 30_000;
const REQUEST_TIMEOUT = 300_000;

/**
 * Resolves to the server's address once it accepts connections; rejects with one sentence if the port is unavailable.
 * `report` gets every later error of the server, which goes on.
 */
export async function listen(
  server: Server,
  { port, host }: { port: number; host: string },
  report: (error: Error) => void,
): Promise<string> {
  server.headersTimeout = HEAD_TIMEOUT;
  server.requestTimeout = REQUEST_TIMEOUT;
  try {
    await once(server.listen(port, host), "listening");
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException; // a server emits nothing else
    const reason =
      code === "EADDRINUSE"
        ? `Port ${port} is in use by another program. Stop it, or choose another: PORT=8090 make start`
        : `Cannot listen on ${host}:${port}: ${message}`;
    throw new Error(reason, { cause: error });
  }
  server.on("error", report);
  const address = server.address() as AddressInfo; // a TCP server that listens has one
  return `http://${host.includes(":") ? `[${host}]` : host}:${address.port}`;
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
