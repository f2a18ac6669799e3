import { once } from "node:events";
import { createServer, type AddressInfo } from "node:net";

/** A TCP port on 127.0.0.1 that is currently free. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo; // a TCP server has one
  server.close();
  await once(server, "close");
  return port;
}
