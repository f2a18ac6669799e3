import type { Server } from "node:http";

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
