import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";

type ReceivedCall = {
  method: string;
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
  bytes: Buffer;
};

/** What it does with a call: responds with a status, cuts the connection before or during the body, or hangs. */
type ReceiverBehavior = number | "drop" | "cut" | "hang";

/** A real HTTP receiver on a free port of this machine; `calls` holds every call that reached it. */
export async function startWebhookReceiver() {
  const calls: ReceivedCall[] = [];
  const state: { behavior: ReceiverBehavior } = { behavior: 200 };
  const server = createServer((request, response) => {
    void buffer(request).then((bytes) => {
      const { method = "", url: path = "", headers } = request;
      calls.push({ method, path, headers, body: bytes.toString("utf8"), bytes });
      const { behavior } = state;
      if (behavior === "hang") return;
      if (behavior === "drop") request.socket.destroy();
      else if (behavior === "cut") {
        response.writeHead(200, { "Content-Length": 1000 }).write("o", () => response.destroy());
      } else response.writeHead(behavior, { Location: "/elsewhere" }).end("ok");
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo; // a TCP server has one
  return {
    calls,
    state,
    port,
    url: `http://127.0.0.1:${port}/hook`,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

export type WebhookReceiver = Awaited<ReturnType<typeof startWebhookReceiver>>;
