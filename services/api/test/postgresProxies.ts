import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";

/** A way to Postgres, which `lead` leads each client in its own way; `url` leads through it. */
async function startProxy(target: string, lead: (client: Socket, postgres: Socket) => void) {
  const url = new URL(target);
  const { hostname: host, port } = url;
  const sockets = new Set<Socket>();
  const server = createServer({ allowHalfOpen: true }, (client) => {
    const postgres = connect({ host, port: Number(port), allowHalfOpen: true });
    for (const socket of [client, postgres]) sockets.add(socket.on("error", () => {}));
    lead(client, postgres);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
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

/**
 * Freezes for `milliseconds` when a statement that contains `text` would pass, once: nothing arrives on either side, then
 * everything that was sent meanwhile.
 */
export async function startSlowLink(target: string, text: string, milliseconds: number) {
  let thawed: Promise<void> | undefined;
  const proxy = await startProxy(target, (client, postgres) => {
    for (const [from, to] of [
      [client, postgres],
      [postgres, client],
    ] as const) {
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
  });
  return { ...proxy, thaw: () => thawed };
}

/**
 * A pooler, which lends the session that was free last, for one transaction; or, with `isPerSession`, to one client as long as
 * it is connected. Like PgBouncer, whose clients come in while sessions are free.
 */
export function startPooler(target: string, isPerSession: boolean) {
  const free: Socket[] = [];
  return startProxy(target, (client, own) => {
    let lent: Socket | undefined = own; // the client logs in there
    client.on("end", () => client.end());
    client.on("close", () => isPerSession && own.destroy());
    client.on("data", (bytes) => {
      lent ??= free.pop();
      lent?.removeAllListeners("data").on("data", answer).write(bytes);
    });
    own.on("data", answer);
    function answer(bytes: Buffer): void {
      client.write(bytes);
      // ReadyForQuery, outside of a transaction, is always the end of an answer.
      if (bytes.subarray(-6).toString("latin1") !== "Z\0\0\0\x05I") return;
      if (isPerSession || lent === undefined) return;
      free.push(lent);
      lent = undefined;
    }
  });
}
