import { createServer, type ServerResponse } from "node:http";
import type { Config } from "../config/readConfig";
import { drain } from "../process/drain";
import { listen } from "../process/listen";

/** Answers Prometheus on a separate port, which nginx does not forward; port 0 turns it off. Resolves to its stop function. */
export async function serveMetrics(
  print: () => Promise<string>,
  { metricsPort, host }: Pick<Config, "metricsPort" | "host">,
): Promise<() => Promise<void>> {
  if (metricsPort === 0) return () => Promise.resolve();
  const server = createServer(({ url }, response) => {
    if (url === "/metrics") void answer(print, response);
    else response.writeHead(404).end();
  });
  await listen(server, { port: metricsPort, host, variable: "METRICS_PORT" });
  return () => drain(server, 1000);
}

async function answer(print: () => Promise<string>, response: ServerResponse): Promise<void> {
  const text = await print();
  response.writeHead(200, { "Content-Type": "text/plain; version=0.0.4; charset=utf-8" });
  response.end(text);
}
