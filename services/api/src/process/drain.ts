import type { Server } from "node:http";

/**
 * Stops accepting connections and resolves when every request in flight has been answered, or after `milliseconds`,
 * when what is left is cut off. Connections that fall idle meanwhile are closed, so that no new request comes in.
 */
export async function drain(server: Server, milliseconds: number): Promise<void> {
  const closeIdle = setInterval(() => server.closeIdleConnections(), 50);
  const cutOff = setTimeout(() => server.closeAllConnections(), milliseconds);
  await new Promise((resolve) => server.close(resolve));
  clearInterval(closeIdle);
  clearTimeout(cutOff);
}
