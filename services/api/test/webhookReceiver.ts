import {
  createServer,
  type IncomingHttpHeaders,
  type OutgoingHttpHeaders,
  type ServerResponse,
} from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";

type ReceivedCall = {
  method: string;
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
};

type ReceiverAnswer = { status: number; body?: string; headers?: OutgoingHttpHeaders };

/** What it does with a call. */
type ReceiverBehavior = number | ReceiverAnswer | ((response: ServerResponse) => void);

/** A real HTTP receiver on a free port of this machine; `calls` holds every call that reached it. */
export async function startWebhookReceiver() {
  const calls: ReceivedCall[] = [];
  /** `result`: the status that a GET is answered with. */
  const state: { behavior: ReceiverBehavior; result: number } = { behavior: 200, result: 200 };
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      const { method = "", url: path = "", headers } = request;
      calls.push({ method, path, headers, body });
      const behavior = method === "GET" ? state.result : state.behavior;
      if (typeof behavior === "function") behavior(response);
      else {
        const answer = typeof behavior === "number" ? { status: behavior } : behavior;
        response.writeHead(answer.status, answer.headers).end(answer.body);
      }
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
