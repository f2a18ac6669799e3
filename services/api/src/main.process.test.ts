import sharp from "sharp";
import { beginQuote } from "../test/beginPost";
import { provide } from "../test/provide";
import { runApi } from "../test/runApi";
import { killLeftovers, runBuilt } from "../test/runBuilt";
import { createTestDatabase } from "../test/testDatabase";

const api = provide(async () => {
  const { url, database } = await createTestDatabase();
  await database.destroy();
  return runApi({ DATABASE_URL: url, ADMIN_TOKEN: "short" });
});
afterAll(killLeftovers);

const upload = (body: Uint8Array<ArrayBuffer>) =>
  fetch(`${api.origin}/api/admin/photos`, {
    method: "POST",
    headers: { Authorization: "Bearer short", "Content-Type": "image/jpeg" },
    body,
  });

test("a picture is encoded in a separate process, whose messages reach the owner, and served", async () => {
  const create = { width: 1280, height: 960, channels: 3, background: "#385" } as const;
  const picture = await sharp({ create }).jpeg().toBuffer();

  const response = await upload(new Uint8Array(picture));

  expect(response.status).toBe(201);
  const { imageUrl } = (await response.json()) as { imageUrl: string }; // the route's answer
  const served = await fetch(api.origin + imageUrl);
  expect(served.headers.get("content-type")).toBe("image/webp");
  const bytes = Buffer.from(await served.arrayBuffer());
  expect(await sharp(bytes).metadata()).toMatchObject({ format: "webp", width: 960, height: 720 });

  const refused = await upload(new TextEncoder().encode("<svg/>"));
  expect(refused.status).toBe(415);
  expect(await refused.text()).toBe("Please choose a JPEG, PNG or WebP picture.");
});

test("SIGTERM: open requests are finished, no new ones are accepted, exit code 0", async () => {
  expect(api.output()).toMatch(/"level":40.*can be guessed/); // outside production a warning

  const inFlight = await beginQuote(api.origin);
  api.child.kill("SIGTERM");
  await api.says(/"draining"/);
  await expect(fetch(api.origin)).rejects.toThrow();
  inFlight.finish();

  expect(await inFlight.status).toBe(201);
  expect(await api.exitCode).toBe(0);
  expect(api.output()).toMatch(/"stopped"/);
});

test("problems with the environment are reported without a stack trace; exit code 1", async () => {
  const wrong = runBuilt("main.js", { PORT: "x" });

  expect(await wrong.exitCode).toBe(1);
  expect(wrong.output().trim().split("\n")).toEqual([
    "ADMIN_TOKEN: Required",
    "DATABASE_URL: Required",
    "PORT: expected a whole number from 0 to 65535, received 'x'",
  ]);
});
