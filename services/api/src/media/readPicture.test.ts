import sharp, { type Sharp } from "sharp";
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
  const bytes = await pixel.clone().jpeg().toBuffer();

  await encodePhoto(bytes, "framed");

  expect(spies.map((spy) => spy.mock.calls)).toEqual([
    [[{ quality: 75 }]],
    [[{ quality: 50, effort: 2 }]],
    [[{ compressionLevel: 0 }]],
  ]);
  for (const spy of spies) spy.mockRestore();
});
