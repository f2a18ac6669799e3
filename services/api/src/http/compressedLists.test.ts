import { get, type IncomingMessage } from "node:http";
import { buffer } from "node:stream/consumers";
import { gunzipSync } from "node:zlib";
import { startTestApi, type TestApi } from "../../test/testApi";

type Area = { id: number; name: string };

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.stop());
beforeEach(() => api.database("serviceAreas").delete());

async function fill(count: number): Promise<void> {
  await api
    .database("serviceAreas")
    .insert(Array.from({ length: count }, (_, index) => ({ name: `Area ${index}` })));
}

/** The list as sent over the wire, still compressed. */
async function read(headers: Record<string, string>) {
  const { port } = api.server.address() as { port: number }; // a server that listens has one
  const url = `http://127.0.0.1:${port}/api/service-areas`;
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    get(url, { headers }, resolve).on("error", reject);
  });
  return { headers: response.headers, bytes: await buffer(response) };
}

const namesIn = (json: Buffer) =>
  (JSON.parse(json.toString()) as Area[]).map(({ name }) => name).sort();

test.each<[string, Record<string, string>]>([
  ["nothing", {}],
  ["br alone", { "Accept-Encoding": "br" }],
  ["no gzip", { "Accept-Encoding": "gzip;q=0" }],
  ["gzip with a lower preference", { "Accept-Encoding": "gzip;q=0.5, identity" }],
])("a client that accepts %s gets a long list uncompressed", async (_, headers) => {
  await fill(100);

  const list = await read(headers);

  expect(list.headers["content-encoding"]).toBeUndefined();
  expect(list.headers["content-type"]).toBe("application/json; charset=utf-8");
  expect(list.headers.vary).toBe("Accept-Encoding");
  expect(namesIn(list.bytes)).toHaveLength(100);
});

test("a client that accepts gzip gets the list compressed", async () => {
  await fill(100);

  const plain = await read({});
  const list = await read({ "Accept-Encoding": "gzip, deflate, br" });

  expect(list.headers["content-encoding"]).toBe("gzip");
  expect(list.headers["content-type"]).toBe("application/json; charset=utf-8");
  expect(list.headers.vary).toBe("Accept-Encoding");
  expect(Number(list.headers["content-length"])).toBe(list.bytes.length);
  expect(list.bytes.length).toBeLessThan(plain.bytes.length / 2);
  expect(gunzipSync(list.bytes)).toEqual(plain.bytes);
});

test("a list of 512 bytes or more is compressed", async () => {
  const lengthOf = async () => (await read({})).bytes.length;
  const encoding = async () =>
    (await read({ "Accept-Encoding": "gzip" })).headers["content-encoding"];
  await fill(14);
  const resizeTo = async (bytes: number) => {
    const [{ id, name }] = (await api.get("/api/service-areas")).body as [Area];
    const padded = name.padEnd(name.length + bytes - (await lengthOf()), "x");
    await api.database("serviceAreas").where({ id }).update({ name: padded });
  };
  await resizeTo(511);
  expect(await lengthOf()).toBe(511);
  expect(await encoding()).toBeUndefined();

  await resizeTo(512);

  expect(await lengthOf()).toBe(512);
  expect(await encoding()).toBe("gzip");
});
