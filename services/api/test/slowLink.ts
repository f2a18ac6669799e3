import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";

/**
 * A way to Postgres that freezes for `milliseconds` when a statement that contains `text` would pass, once: nothing arrives on
 * either side, then everything that was sent meanwhile. `url` leads through it.
 */
export async function startSlowLink(target: string, text: string, milliseconds: number) {
  const { hostname, port } = new URL(target);
  const sockets = new Set<Socket>();
  let thawed: Promise<void> | undefined;
  const server = createServer({ allowHalfOpen: true }, (client) => {
    const postgres = connect({ host: hostname, port: Number(port), allowHalfOpen: true });
    for (const [from, to] of [
      [client, postgres],
      [postgres, client],
    ] as const) {
      sockets.add(from);
      from.on("error", () => {});
      let last = Promise.resolve();
      const pass = (write: () => void) => {
        last = last.then(() => thawed).then(write);
      };
      from.on("data", (bytes) => {
        if (from === client && bytes.includes(text)) {
          thawed ??= new Promise((resolve) => setTimeout(resolve, milliseconds));
        }
        pass(() => to.write(bytes));
      });
      from.on("end", () => pass(() => to.end()));
    }
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const url = new URL(target);
  url.hostname = "127.0.0.1";
  url.port = String((server.address() as AddressInfo).port); // a TCP server has one
  return {
    url: url.href,
    thaw: () => thawed,
    stop: () => {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}
