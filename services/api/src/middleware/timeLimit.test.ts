import { once } from "node:events";
import { connect, type AddressInfo } from "node:net";
import sharp from "sharp";
import { startTestApi } from "../../test/testApi";
import { createTestDatabase } from "../../test/testDatabase";
import { connectForCommand } from "../database/connect";

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
});

test("a picture upload may take longer", async () => {
  const { url, database } = await createTestDatabase();
  const change = { requestTimeoutMs: 100 };
  const api = await startTestApi({}, connectForCommand(url), undefined, change); // it waits for locks
  const lock = await database.transaction();
  await lock.raw("LOCK TABLE photos IN ACCESS EXCLUSIVE MODE");
  const bytes = await sharp({ create: { width: 9, height: 9, channels: 3, background: "#fff" } })
    .jpeg()
    .toBuffer();

  const answer = api.postPhoto(bytes).then(({ status }) => status);
  await database.raw("SELECT pg_sleep(0.5)");
  await lock.rollback();

  expect(await answer).toBe(201);
  await database.destroy();
});
