import { crc32 } from "node:zlib";
import sharp, { type Sharp } from "sharp";
import { ADMIN_TOKEN, startTestApi, type TestApi } from "../../test/testApi";

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.stop());

const pixel = sharp({ create: { width: 1, height: 1, channels: 3, background: "#fff" } });

/** A small file whose header claims this size. */
const claiming = {
  webp: async (width: number, height: number) => {
    const bytes = await pixel.clone().webp().toBuffer();
    bytes.writeUInt16LE(width, 26);
    bytes.writeUInt16LE(height, 28);
    return bytes;
  },
  jpeg: async (width: number, height: number) => claimingJpeg(width, height, false),
  "progressive jpeg": async (width: number, height: number) => claimingJpeg(width, height, true),
  png: async (width: number, height: number) => claimingPng(width, height, false),
  "interlaced png": async (width: number, height: number) => claimingPng(width, height, true),
  "interlaced png of 16 bits": async (width: number, height: number) =>
    claimingPng(width, height, true, 16),
};

async function claimingJpeg(width: number, height: number, progressive: boolean) {
  const bytes = await pixel.clone().jpeg({ progressive }).toBuffer();
  const frame = bytes.indexOf(Buffer.from([0xff, progressive ? 0xc2 : 0xc0]));
  bytes.writeUInt16BE(height, frame + 5);
  bytes.writeUInt16BE(width, frame + 7);
  return bytes;
}

async function claimingPng(width: number, height: number, progressive: boolean, bits = 8) {
  const bytes = await pixel.clone().png({ progressive }).toBuffer();
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  bytes.writeUInt8(bits, 24);
  bytes.writeUInt32BE(crc32(bytes.subarray(12, 29)), 29);
  return bytes;
}

const upload = (bytes: Buffer) =>
  api.request
    .post("/api/admin/photos")
    .set({ Authorization: `Bearer ${ADMIN_TOKEN}`, "Content-Type": "image/jpeg" })
    .send(bytes);

test.each([
  ["jpeg", 10_000, 50],
  ["png", 10_000, 50],
  ["webp", 5000, 25],
  ["progressive jpeg", 5000, 25],
  ["interlaced png", 5000, 25],
] as const)("a %s with rows of %i pixels may have %i megapixels", async (kind, width, limit) => {
  const atTheLimit = await upload(await claiming[kind](width, 5000));
  const beyond = await upload(await claiming[kind](width, 5001));

  expect(atTheLimit.text).not.toMatch(/megapixels/);
  expect(beyond.status).toBe(422);
  expect(beyond.text).toBe(
    `The picture has ${limit + 1} megapixels; up to ${limit} can be read. Please make it smaller.`,
  );
});

test("a picture with 16 bits per channel may have half as many", async () => {
  const beyond = await upload(await claiming["interlaced png of 16 bits"](5000, 2501));

  expect(beyond.status).toBe(422);
  expect(beyond.text).toMatch(/^The picture has 13 megapixels; up to 12 can be read\./);
});

test.each([
  [16_384, 50],
  [50, 16_384],
] as const)("a side may have 16,384 pixels: %i x %i", async (width, height) => {
  const longer = [width, height].map((side) => (side === 50 ? 50 : side + 1)) as [number, number];

  const atTheLimit = await upload(await claiming.png(width, height));
  const beyond = await upload(await claiming.png(...longer));

  expect(atTheLimit.text).not.toMatch(/pixels/);
  expect(beyond.status).toBe(422);
  expect(beyond.text).toBe(
    "The picture is 16385 pixels long; up to 16384 can be read. Please make it smaller.",
  );
});

test("a picture beyond sharp's own limit gets the same message with its size", async () => {
  const { status, text } = await upload(await claiming.png(60_000, 60_000));

  expect(status).toBe(422);
  expect(text).toMatch(/^The picture has 3600 megapixels; up to 50 can be read\./);
});

test("each step of processing a picture times out after half a minute", async () => {
  const limit = jest.spyOn(sharp.prototype as Sharp, "timeout");
  const resized = jest.spyOn(sharp.prototype as Sharp, "resize");

  await upload(await pixel.clone().jpeg().toBuffer()).expect(201);

  expect(resized.mock.contexts.length).toBeGreaterThan(0);
  expect(limit.mock.calls.length).toBeGreaterThanOrEqual(3);
  for (const call of limit.mock.calls) expect(call).toEqual([{ seconds: 30 }]);
  limit.mockRestore();
  resized.mockRestore();
});
