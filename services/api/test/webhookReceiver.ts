import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";

type ReceivedCall = { headers: IncomingHttpHeaders; body: string };

/** What the receiver does with a call; `drop` cuts the connection before the answer, `hang` never answers. */
type ReceiverBehaviour = number | "drop" | "hang";

/** A real HTTP receiver on a free port of this machine; `calls` holds every call that reached it. */
export async function startWebhookReceiver() {
  const calls: ReceivedCall[] = [];
  const state: { behaviour: ReceiverBehaviour } = { behaviour: 200 };
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      calls.push({ headers: request.headers, body });
      const { behaviour } = state;
      if (behaviour === "hang") return;
      if (behaviour === "drop") request.socket.destroy();
      else response.writeHead(behaviour, { Location: "/elsewhere" }).end("ok");
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
