import { validQuoteRequest } from "../../../../contract/test/quoteRequests";
import { startTestApi, type TestApi } from "../../test/testApi";

const LIMIT = 32 * 1024;

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.stop());

async function post(body: Buffer) {
  const { port } = api.server.address() as { port: number }; // a server that listens has one
  return fetch(`http://127.0.0.1:${port}/api/quote`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: new Uint8Array(body),
  });
}

/** A valid request, padded with blanks to this many bytes. */
const ofLength = (bytes: number) => Buffer.from(JSON.stringify(validQuoteRequest).padEnd(bytes));

test("the limit counts bytes, not characters", async () => {
  const body = JSON.stringify({ ...validQuoteRequest, address: "é".repeat(17_000) });

  expect(body.length).toBeLessThan(LIMIT);
  expect((await post(Buffer.from(body))).status).toBe(413);
});

test("an empty chunked body counts as no body", async () => {
  const { port } = api.server.address() as { port: number }; // a server that listens has one
  const response = await fetch(`http://127.0.0.1:${port}/api/quote`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: new Blob([]).stream(),
    duplex: "half",
  });

  expect(response.status).toBe(400);
  expect(await response.text()).toBe("The request has no body.");
});

test("32 kB are read, with and without a Content-Length, and not one byte more", async () => {
  const { port } = api.server.address() as { port: number }; // a server that listens has one
  const send = (bytes: number, type: string) =>
    fetch(`http://127.0.0.1:${port}/api/quote`, {
      method: "POST",
      headers: { "Content-Type": type },
      body: new Blob([new Uint8Array(ofLength(bytes))]).stream(),
      duplex: "half",
    });

  expect((await post(ofLength(LIMIT))).status).toBe(201);
  expect((await send(LIMIT, "application/json")).status).toBe(201);
  const refused = await send(LIMIT + 1, "application/json");
  expect([refused.status, await refused.text()]).toEqual([413, "The request is too large."]);
  expect((await post(ofLength(LIMIT + 1))).status).toBe(413);
  expect((await send(LIMIT, "text/plain")).status).toBe(415);
});
