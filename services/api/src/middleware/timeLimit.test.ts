import { once } from "node:events";
import { connect, type AddressInfo } from "node:net";
import sharp from "sharp";
import { ADMIN_TOKEN, startTestApi } from "../../test/testApi";
import { createTestDatabase } from "../../test/testDatabase";
import { connectForCommand } from "../database/connect";

/** On a database without its own time limits, so that only the API's own can end a request. */
async function startPatientApi(requestTimeoutMs: number) {
  const { url, database } = await createTestDatabase();
  const api = await startTestApi({}, connectForCommand(url), undefined, {
    requestTimeoutMs,
  });
  const lock = await database.transaction();
  return {
    ...api,
    lock: (table: string) => lock.raw("LOCK TABLE ?? IN ACCESS EXCLUSIVE MODE", [table]),
    release: () => lock.rollback(),
    stop: async () => {
      await api.stop();
      await database.destroy();
    },
  };
}

test("a request that waits too long gets 503 when the time is up, and returns its connection", async () => {
  const api = await startPatientApi(300);
  await api.lock("services");

  const started = performance.now();
  await api
    .get("/api/services")
    .expect(503, "We cannot reach our records right now. Please try again in a moment.")
    .expect("Retry-After", "5");
  const milliseconds = performance.now() - started;

  expect(milliseconds).toBeGreaterThanOrEqual(295);
  expect(milliseconds).toBeLessThan(2000); // sooner than the default
  await api.get("/api/services").expect(503);
  await api.release();
  const { rows } = await api.database.raw<{ rows: unknown[] }>("SELECT 1 AS one"); // it has two connections in all
  expect(rows).toEqual([{ one: 1 }]);
  await api.stop();
});

test("a request that does not arrive in time gets 408", async () => {
  const api = await startTestApi({}, undefined, undefined, { requestTimeoutMs: 100 });
  const { port } = api.server.address() as AddressInfo; // a server that listens has one
  const socket = connect(port, "127.0.0.1");

  socket.write(
    "POST /api/quote HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{",
  );

  const [answer] = (await once(socket, "data")) as [Buffer];
  expect(String(answer)).toMatch(/^HTTP\/1.1 408 /);
  expect(String(answer)).toMatch(/The request took too long to arrive. Please try again.$/);
  socket.destroy();
  await api.stop();
});

test("a picture upload may take longer", async () => {
  const api = await startPatientApi(100);
  await api.lock("photos");
  const bytes = await sharp({ create: { width: 9, height: 9, channels: 3, background: "#fff" } })
    .jpeg()
    .toBuffer();

  const answer = api.request
    .post("/api/admin/photos")
    .set({ Authorization: `Bearer ${ADMIN_TOKEN}`, "Content-Type": "image/jpeg" })
    .send(bytes)
    .then(({ status }) => status);
  await api.database.raw("SELECT pg_sleep(0.5)");
  await api.release();

  expect(await answer).toBe(201);
  await api.stop();
});
