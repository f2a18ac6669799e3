import { crc32 } from "node:zlib";
import sharp, { type Sharp } from "sharp";
import type { ApiError } from "../http/apiErrors";
import { encodePhoto, readPicture } from "./encodePhoto";

const pixel = sharp({ create: { width: 1, height: 1, channels: 3, background: "#fff" } });

test.each(["jpeg", "png", "webp"] as const)("a %s is read", async (format) => {
  const bytes = await pixel.clone().toFormat(format).toBuffer();

  expect(await readPicture(bytes).metadata()).toMatchObject({ format, width: 1 });
});

test.each(["tiff", "gif", "avif"] as const)("a %s is refused", async (format) => {
  const bytes = await pixel.clone().toFormat(format).toBuffer();

  await expect(readPicture(bytes).metadata()).rejects.toThrow("unsupported image format");
});

test("sharp uses little memory: no cache, one thread", () => {
  expect(sharp.cache()).toMatchObject({ memory: { max: 0 }, items: { max: 0 } });
  expect(sharp.concurrency()).toBe(1);
});

test("variants are compressed as configured, intermediate pictures are not", async () => {
  const spies = (["webp", "avif", "png"] as const).map((format) =>
    jest.spyOn(sharp.prototype as Sharp, format),
  );

  await encodePhoto(await pixel.clone().jpeg().toBuffer(), "whole");

  expect(spies.map((spy) => spy.mock.calls)).toEqual([
    [[{ quality: 75 }]],
    [[{ quality: 50, effort: 2 }]],
    [[{ compressionLevel: 0 }], [{ compressionLevel: 0 }]],
  ]);
  for (const spy of spies) spy.mockRestore();
});

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

/** Why it is refused; undefined if it is not because of its size. */
const refusal = async (bytes: Buffer): Promise<string | undefined> => {
  const error: unknown = await encodePhoto(bytes, "framed").catch((reason: unknown) => reason);
  const { status, message } = error as ApiError; // the files are too short to be read
  return status === 422 && message.includes("pixel") ? message : undefined;
};

test.each([
  ["jpeg", 10_000, 50],
  ["png", 10_000, 50],
  ["webp", 5000, 25],
  ["progressive jpeg", 5000, 25],
  ["interlaced png", 5000, 25],
] as const)("a %s with rows of %i pixels may have %i megapixels", async (kind, width, limit) => {
  expect(await refusal(await claiming[kind](width, 5000))).toBeUndefined();
  expect(await refusal(await claiming[kind](width, 5001))).toBe(
    `The picture has ${limit + 1} megapixels; up to ${limit} can be read. Please make it smaller.`,
  );
});

test("a picture with 16 bits per channel may have half as many", async () => {
  expect(await refusal(await claiming["interlaced png of 16 bits"](5000, 2501))).toMatch(
    /^The picture has 13 megapixels; up to 12 can be read\./,
  );
});

test.each([
  [16_384, 50],
  [50, 16_384],
] as const)("a side may have 16,384 pixels: %i x %i", async (width, height) => {
  const longer = [width, height].map((side) => (side === 50 ? 50 : side + 1)) as [number, number];

  expect(await refusal(await claiming.png(width, height))).toBeUndefined();
  expect(await refusal(await claiming.png(...longer))).toBe(
    "The picture is 16385 pixels long; up to 16384 can be read. Please make it smaller.",
  );
});

test("a picture beyond sharp's own limit gets the same message with its size", async () => {
  expect(await refusal(await claiming.png(60_000, 60_000))).toMatch(
    /^The picture has 3600 megapixels; up to 50 can be read\./,
  );
});

test("each step of processing a picture times out after half a minute", async () => {
  const limit = jest.spyOn(sharp.prototype as Sharp, "timeout");
  await encodePhoto(await pixel.clone().jpeg().toBuffer(), "framed");

  expect(limit.mock.calls.length).toBeGreaterThanOrEqual(3);
  for (const call of limit.mock.calls) expect(call).toEqual([{ seconds: 30 }]);
  limit.mockRestore();
});
