import { once } from "node:events";
import { createServer, type Server } from "node:http";
import { connect, type AddressInfo } from "node:net";
import { drain, listen } from "./listen";

const report = jest.fn<void, [Error]>();

let server: Server;
let port: number;
beforeEach(async () => {
  server = createServer((_request, response) => response.end("here"));
  server.requestTimeout = 0; // five minutes are also what Node would set
  const address = await listen(server, { port: 0, host: "127.0.0.1" }, report);
  ({ port } = server.address() as AddressInfo); // a server that listens has one
  expect(address).toBe(`http://127.0.0.1:${port}`);
});
afterEach(() => server.close());

test("a phone on a weak signal gets half a minute for a request's head and five minutes for all of it", () => {
  expect(server).toMatchObject({ headersTimeout: 30_000, requestTimeout: 300_000 });
});

test.each([
  ["127.0.0.1", /^Port \d+ is in use by another program\. Stop it, or choose another: PORT=8090 /],
  ["192.0.2.1", /^Cannot listen on 192\.0\.2\.1:\d+: listen EADDRNOTAVAIL/],
])("an address that cannot be had, %s, is reported in a sentence", async (host, sentence) => {
  await expect(listen(createServer(), { port, host }, report)).rejects.toThrow(sentence);
});

test("every error of a server that listens is reported", () => {
  const errors = [new Error("accept EMFILE"), new Error("accept ENFILE")];

  for (const error of errors) server.emit("error", error);

  expect(report.mock.calls.flat()).toEqual(errors);
});

test("a connection that becomes idle is closed at once, so that it brings no new request", async () => {
  server.keepAliveTimeout = 60_000;
  const socket = connect(port, "127.0.0.1");
  socket.write("GET / HTTP/1.1\r\nHost: x\r\n\r\n");
  await once(socket, "data");

  const started = performance.now();
  await drain(server, 60_000);

  expect(performance.now() - started).toBeLessThan(5000);
});
