import sharp from "sharp";
import { runApi } from "../../test/runApi";
import { killLeftovers } from "../../test/runBuilt";
import { ADMIN_TOKEN } from "../../test/testApi";
import { createTestDatabase } from "../../test/testDatabase";
import type { Database } from "../database/connect";

let database: Database;
let origin: string;
beforeAll(async () => {
  const created = await createTestDatabase();
  database = created.database;
  ({ origin } = await runApi({ DATABASE_URL: created.url }));
});
afterAll(async () => {
  killLeftovers();
  await database.destroy();
});

const upload = (body: Uint8Array<ArrayBuffer>) =>
  fetch(`${origin}/api/admin/photos`, {
    method: "POST",
    headers: { Authorization: `Bearer ${ADMIN_TOKEN}`, "Content-Type": "image/jpeg" },
    body,
  });

test("a picture is encoded in a separate process, and served", async () => {
  const create = { width: 4032, height: 3024, channels: 3, background: "#385" } as const;
  const picture = await sharp({ create }).jpeg().toBuffer();

  const response = await upload(new Uint8Array(picture));

  expect(response.status).toBe(201);
  const { imageUrl } = (await response.json()) as { imageUrl: string }; // the route's answer
  const served = await fetch(origin + imageUrl);
  expect(served.headers.get("content-type")).toBe("image/webp");
  const bytes = Buffer.from(await served.arrayBuffer());
  expect(await sharp(bytes).metadata()).toMatchObject({ format: "webp", width: 960, height: 720 });
});

test("the encoder's error messages reach the owner", async () => {
  const response = await upload(new TextEncoder().encode("<svg/>"));

  expect(response.status).toBe(415);
  expect(await response.text()).toBe("Please choose a JPEG, PNG or WebP picture.");
});
