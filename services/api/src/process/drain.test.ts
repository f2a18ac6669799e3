import { once } from "node:events";
import { createServer, type RequestListener, type Server } from "node:http";
import { connect } from "node:net";
import { drain, listen } from "./listen";

async function start(answer: RequestListener): Promise<{ server: Server; url: string }> {
  const server = createServer(answer);
  return { server, url: await listen(server, { port: 0, host: "127.0.0.1" }) };
}

test("a request in flight is answered first", async () => {
  let finish = () => {};
  const { server, url } = await start((_request, response) => {
    finish = () => response.end("done");
  });
  const answer = fetch(url).then((response) => response.text());
  await once(server, "request");

  const drained = drain(server, 60_000);
  await expect(fetch(url)).rejects.toThrow();
  finish();

  expect(await answer).toBe("done");
  await drained;
});

test("a request that is not answered in time is cut off when the time is up", async () => {
  const { server, url } = await start(() => {});
  const answer = fetch(url);
  const failed = expect(answer).rejects.toThrow();
  await once(server, "request");

  const started = performance.now();
  await drain(server, 300);
  const milliseconds = performance.now() - started;

  await failed;
  expect(milliseconds).toBeGreaterThanOrEqual(295);
  expect(milliseconds).toBeLessThan(2000);
});

test("a connection that becomes idle is closed at once, so that it brings no new request", async () => {
  const { server, url } = await start((_request, response) => response.end("done"));
  server.keepAliveTimeout = 60_000;
  const socket = connect(Number(new URL(url).port), "127.0.0.1");
  socket.write("GET / HTTP/1.1\r\nHost: x\r\n\r\n");
  await once(socket, "data");

  const started = performance.now();
  await drain(server, 60_000);

  expect(performance.now() - started).toBeLessThan(5000);
});
