import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { listen } from "./listen";

let server: Server;
beforeEach(() => {
  server = createServer((_request, response) => response.end("here"));
});
afterEach(() => server.close());

test("a server returns the address that it listens on", async () => {
  const address = await listen(server, { port: 0, host: "127.0.0.1" });

  expect(address).toBe(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  expect(await (await fetch(address)).text()).toBe("here");
});

test("an IPv6 address is in brackets", async () => {
  expect(await listen(server, { port: 0, host: "::1" })).toMatch(/^http:\/\/\[::1\]:\d+$/);
});

test("a phone on a weak signal gets half a minute for a request's head and five minutes for all of it", async () => {
  server.requestTimeout = 0; // five minutes are also what Node would set
  await listen(server, { port: 0, host: "127.0.0.1" });

  expect(server.headersTimeout).toBe(30_000);
  expect(server.requestTimeout).toBe(300_000);
});

test("a port in use is reported in a sentence that names the variable", async () => {
  await listen(server, { port: 0, host: "127.0.0.1" });
  const { port } = server.address() as AddressInfo; // a TCP server that listens has one

  await expect(listen(createServer(), { port, host: "127.0.0.1" })).rejects.toThrow(
    `Port ${port} is in use by another program. Stop it, or choose another: PORT=8090 make start`,
  );
});

test("an address that this machine does not have is reported in a sentence", async () => {
  await expect(listen(server, { port: 0, host: "192.0.2.1" })).rejects.toThrow(
    /^Cannot listen on 192\.0\.2\.1:0: listen EADDRNOTAVAIL/,
  );
});
