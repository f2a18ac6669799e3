import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";

/**
 * A pooler in front of Postgres, which lends the session that was free last, for one transaction; or, with `isPerSession`, to
 * one client as long as it is connected. Like PgBouncer, whose clients come in while sessions are free. `url` leads through it.
 */
export async function startPooler(target: string, isPerSession: boolean) {
  const { hostname, port } = new URL(target);
  const free: Socket[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((client) => {
    const own = connect({ host: hostname, port: Number(port) }); // the client logs in there
    let lent: Socket | undefined = own;
    sockets.add(client).add(own);
    client.on("error", () => {}).on("close", () => isPerSession && own.destroy());
    client.on("data", (bytes) => {
      lent ??= free.pop();
      lent?.removeAllListeners("data").on("data", answer).write(bytes);
    });
    own.on("error", () => {}).on("data", answer);
    function answer(bytes: Buffer): void {
      client.write(bytes);
      // ReadyForQuery, outside of a transaction, is always the end of an answer.
      if (bytes.subarray(-6).toString("latin1") !== "Z\0\0\0\x05I") return;
      if (isPerSession || lent === undefined) return;
      free.push(lent);
      lent = undefined;
    }
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const url = new URL(target);
  url.hostname = "127.0.0.1";
  url.port = String((server.address() as AddressInfo).port); // a TCP server has one
  return {
    url: url.href,
    stop: () => {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}
