import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import { connect, type AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { endBadRequests } from "./listen";

const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

async function start(handle: RequestListener) {
  const server = createServer(handle);
  endBadRequests(server);
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  stops.push(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo; // a TCP server that listens has one
  return {
    server,
    send: (bytes: string) => {
      const socket = connect(port, "127.0.0.1");
      socket.write(bytes);
      return socket;
    },
  };
}

test.each([
  ["GET / HTTP/1.1\r\nno colon\r\n\r\n", "400 Bad Request", "The request cannot be read."],
  [
    "FROB / HTTP/1.1\r\nHost: a\r\n\r\n",
    "501 Not Implemented",
    "This server does not know the request's method.",
  ],
  [
    `GET / HTTP/1.1\r\nHost: a\r\nX: ${"x".repeat(20_000)}\r\n\r\n`,
    "431 Request Header Fields Too Large",
    "The request's head is too large.",
  ],
])("%j is answered %s, with a sentence and the headers", async (bytes, status, sentence) => {
  const { send } = await start((_request, response) => response.end("here"));

  const answer = await text(send(bytes));

  expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status}\r\n`));
  expect(answer).toContain("\r\nX-Frame-Options: DENY\r\n");
  expect(answer.split("\r\n\r\n")[1]).toBe(sentence);
});

test("a request that arrives too slowly is answered 408", async () => {
  const { server, send } = await start((request) => request.resume());
  const socket = send("POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 9\r\n\r\nx");
  const [request] = (await once(server, "request")) as [{ socket: object }];

  server.emit(
    "clientError",
    Object.assign(new Error(), { code: "ERR_HTTP_REQUEST_TIMEOUT" }),
    request.socket,
  );

  expect(await text(socket)).toMatch(/^HTTP\/1.1 408 Request Timeout\r\n/);
});

test("a response in progress is not disturbed: the connection closes", async () => {
  const { send } = await start((_request, response) => {
    response.writeHead(200, { "Content-Length": "9" });
    response.write("here");
  });
  const socket = send("GET / HTTP/1.1\r\nHost: a\r\n\r\n");
  const [first] = (await once(socket, "data")) as [Buffer];

  socket.write("GARBAGE\r\n\r\n");

  const rest = await text(socket).catch(() => "");
  expect(String(first) + rest).toMatch(/here$/);
});

test("the rest of a request that was answered early has five seconds to arrive", async () => {
  jest.useFakeTimers({ doNotFake: ["nextTick", "setImmediate", "queueMicrotask"] });
  const { send } = await start((_request, response) => response.writeHead(401).end("no"));
  const socket = send("POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 9\r\n\r\nx");
  await once(socket, "data");

  jest.advanceTimersByTime(4999);
  expect(socket.destroyed).toBe(false);
  jest.advanceTimersByTime(1);

  await once(socket, "close");
  jest.useRealTimers();
});

test("a connection stays open after a complete request", async () => {
  const { send } = await start((_request, response) => response.end("here"));
  const socket = send("POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\n\r\nx");
  await once(socket, "data");

  socket.write("GET / HTTP/1.1\r\nHost: a\r\n\r\n");

  const [second] = (await once(socket, "data")) as [Buffer];
  expect(String(second)).toMatch(/^HTTP\/1.1 200 OK/);
});

test("the number of connections is limited", async () => {
  expect((await start(() => {})).server.maxConnections).toBe(2000);
});
