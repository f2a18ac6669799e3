import { randomUUID } from "node:crypto";
import type { AddressInfo } from "node:net";
import sharp, { type Sharp } from "sharp";
import { beginPost } from "../../test/beginPost";
import { ADMIN_TOKEN, provideApi } from "../../test/testApi";
import { listUsedPictures } from "../app/startWorker";
import { sampleBusiness } from "../business/sampleBusiness";
import { createPhotoRepository } from "./photoRepository";

const plain = (width: number, height: number, background: string) =>
  sharp({ create: { width, height, channels: background.length > 7 ? 4 : 3, background } });

/** A picture with three fields that show its orientation: red at the top left, blue at the top right, the rest green. */
async function picture(width: number, height: number) {
  const field = (color: string) =>
    plain(width >> 1, height >> 1, color)
      .png()
      .toBuffer();
  return plain(width, height, "#00ff00").composite([
    { input: await field("#ff0000"), left: 0, top: 0 },
    { input: await field("#0000ff"), left: width >> 1, top: 0 },
  ]);
}

const small = (format: "jpeg" | "png" = "jpeg") =>
  plain(40, 30, "#385").toFormat(format).toBuffer();

/** With one channel, which is quick to create. */
const black = (width: number, height: number) =>
  sharp(Buffer.alloc(width * height), { raw: { width, height, channels: 1 } });

const api = provideApi();
const forTests = { operation: ["VipsForeignLoadHeif", "VipsForeignLoadNsgif"] };
beforeAll(() => sharp.unblock(forTests));
afterAll(() => sharp.block(forTests));
beforeEach(async () => {
  await api.database("photos").delete();
  await api.database("featuredProjects").delete();
});

const upload: typeof api.postPhoto = (...photo) => api.postPhoto(...photo);
const uploadWhole = (bytes: Buffer) => upload(bytes, "image/png", "?shape=whole").expect(201);
const widths = () => api.database("photoVariants").orderBy("width").pluck<number[]>("width");
const stored = async () => api.database("photos").pluck<string[]>("id");
const read = async (path: string) =>
  sharp((await api.get(path).buffer(true).expect(200)).body as Buffer);
const imageUrlOf = ({ body }: { body: unknown }) => (body as { imageUrl: string }).imageUrl;
const uploadLogo = async (bytes: Buffer) =>
  read(imageUrlOf(await upload(bytes, "image/png", "?shape=logo").expect(201)));

/** Of the photo at this address, in the widths that pages use. */
const variantsOf = (imageUrl: string) =>
  [480, 960, 1600].flatMap((width) =>
    ["avif", "webp"].map((format) => {
      return { width, format, address: imageUrl.replace("960.webp", `${width}.${format}`) };
    }),
  );

/** Red, green, blue and, if there is one, alpha at a relative position (0 to 1). */
async function pixelAt(image: Sharp, x: number, y: number) {
  const { width, height } = await image.metadata();
  const pixel = { left: Math.floor(x * width), top: Math.floor(y * height), width: 1, height: 1 };
  return [...(await image.clone().extract(pixel).raw().toBuffer())];
}

describe("an uploaded photo", () => {
  test("is served upright, without metadata, in every width and format", async () => {
    const photo = await (
      await picture(1200, 1600)
    )
      .withExif({ IFD0: { Copyright: "Ann" }, IFD3: { GPSLatitude: "34/1 31/1 57/1" } })
      .withMetadata({ orientation: 6 })
      .jpeg({ quality: 95 })
      .toBuffer();

    const response = await upload(photo).expect(201);

    expect(imageUrlOf(response)).toMatch(/^\/photos\/[\da-f-]{36}\/960\.webp$/);
    for (const { width, format, address } of variantsOf(imageUrlOf(response))) {
      const served = await api.get(address).buffer(true).expect(200);
      expect(served.headers).toMatchObject({
        "content-type": `image/${format}`,
        "cache-control": "public, max-age=31536000, immutable",
      });
      const image = sharp(served.body as Buffer);
      const metadata = await image.metadata();
      const kind = format === "avif" ? "heif" : format;
      expect(metadata).toMatchObject({ format: kind, width, height: (width * 3) / 4 });
      expect(metadata).not.toHaveProperty("exif");
      expect(metadata).not.toHaveProperty("icc");
      expect(metadata.orientation ?? 1).toBe(1);
      // Turned by 90 degrees clockwise: red is now at the top right, blue at the bottom right.
      expect(await colorAt(image, 0.75, 0.25)).toBe("red");
      expect(await colorAt(image, 0.75, 0.75)).toBe("blue");
      expect(await colorAt(image, 0.25, 0.5)).toBe("green");
    }
  });

  test("is cropped to what draws the eye, and kept whole for the large view", async () => {
    const door = await plain(160, 160, "#f00").png().toBuffer();
    const photo = await plain(600, 1800, "#778")
      .composite([{ input: door, left: 220, top: 1500 }])
      .jpeg()
      .toBuffer();

    const imageUrl = imageUrlOf(await upload(photo).expect(201));

    const framed = await read(imageUrl);
    expect(await framed.metadata()).toMatchObject({ width: 600, height: 450 });
    expect((await framed.stats()).channels[1]?.min).toBeLessThan(60); // all of the red door, no white
    const whole = await read(imageUrl.replace("960.webp", "2000.webp"));
    expect(await whole.metadata()).toMatchObject({ width: 600, height: 1800 });
    await api.get(imageUrl.replace("960.webp", "2000.avif")).expect(404);

    const shared = await api.get(imageUrl.replace("960.webp", "1200x630.jpg")).buffer(true);
    expect(shared.headers["content-type"]).toBe("image/jpeg");
    const preview = sharp(shared.body as Buffer);
    expect(await preview.metadata()).toMatchObject({ format: "jpeg", width: 1200, height: 630 });
    expect((await preview.stats()).channels[1]?.min).toBeLessThan(60);
  });

  const FOUR = [480, 480, 960, 960];
  const FIVE = [...FOUR, 2000];
  test.each<[string, number, number, number[], Record<number, [number, number]>]>([
    ["is not enlarged: its widest variant is the answer", 700, 500, FIVE, { 1600: [667, 500] }],
    ["that fills the frame has no other large view", 640, 480, FOUR, { 1600: [640, 480] }],
    [
      "that is a panorama is sharp in its frame, and 2000 pixels long in the large view",
      4000,
      1000,
      [...FOUR, 1600, 1600, 2000],
      { 1600: [1333, 1000], 2000: [2000, 500] },
    ],
  ])("%s", async (_, width, height, made, sizes) => {
    const photo = await black(width, height).webp().toBuffer();

    const imageUrl = imageUrlOf(await upload(photo, "image/webp").expect(201));

    expect(await widths()).toEqual(made);
    for (const [named, size] of Object.entries(sizes)) {
      const image = await read(imageUrl.replace("960.webp", `${named}.webp`));
      const served = await image.metadata();
      expect([served.width, served.height]).toEqual(size);
    }
  });

  test("is found only at its exact address", async () => {
    const url = imageUrlOf(await upload(await small()).expect(201));
    const [id = ""] = await stored();

    await api.get(url).expect(200);
    for (const address of [`${id}/479.webp`, `${id}/960.WEBP`, `${randomUUID()}/960.webp`]) {
      await api.get(`/photos/${address}`).expect(404, "This picture does not exist.");
    }
  });

  const removeUnused = async () =>
    createPhotoRepository(api.database).removeUnused(7, await listUsedPictures(api.database));

  test("is deleted some days after it is shown nowhere, by no project and not by a damaged business", async () => {
    const add = async () => imageUrlOf(await upload(await small()).expect(201));
    const [shown, dropped, logo, portrait] = [await add(), await add(), await add(), await add()];
    const project = { title: "A", description: "A", altText: "A" };
    await api.database("featuredProjects").insert([
      { ...project, imageUrl: `https://ridgelinehome.example${shown}`, isActive: false },
      { ...project, imageUrl: dropped },
    ]);
    await api.putBusiness({
      ...sampleBusiness,
      name: "",
      pictures: { logo: { imageUrl: logo } },
      owner: { name: "Ann", portrait: { imageUrl: portrait, altText: "Ann" } },
    });
    const pass = (days: number) =>
      api.database("photos").update({
        unusedSince: api.database.raw("unused_since - ? * interval '1 day'", [days]),
      });

    expect(await removeUnused()).toBe(0);
    await api.database("featuredProjects").where({ imageUrl: dropped }).delete();
    await removeUnused();
    await pass(6);
    expect(await removeUnused()).toBe(0);
    await pass(2);
    expect(await removeUnused()).toBe(1);

    await api.get(dropped).expect(404);
    for (const used of [shown, logo, portrait]) await api.get(used).expect(200);
    await api.putBusiness(sampleBusiness);
  });
});

describe("a picture that is not to be cropped", () => {
  test("is neither cropped nor filled where it is transparent, in every format", async () => {
    const logo = await plain(960, 480, "#ff000000")
      .composite([{ input: await black(200, 400).png().toBuffer(), left: 25, top: 25 }])
      .png()
      .toBuffer();

    for (const { width, address } of variantsOf(imageUrlOf(await uploadWhole(logo))).slice(0, 4)) {
      const image = await read(address);
      expect(await image.metadata()).toMatchObject({ width, height: width / 2 });
      expect((await pixelAt(image, 0.9, 0.5))[3]).toBe(0);
      expect((await pixelAt(image, 0.1, 0.5))[3]).toBe(255);
    }
  });

  test.each([
    [480, 400, 1, 1],
    [481, 400, 1, 2],
    [700, 400, 5, 1], // on its side it is 400 pixels wide
    [4000, 1, 1, 3],
  ])(
    "of %i x %i pixels, with orientation %i, is stored in %i widths",
    async (width, height, orientation, count) => {
      const photo = await black(width, height).withMetadata({ orientation }).png().toBuffer();

      await uploadWhole(photo);

      const pairs = [480, 480, 960, 960, 1600, 1600]; // WebP and AVIF
      expect(await widths()).toEqual(pairs.slice(0, 2 * count));
    },
  );
});

const DAMAGED = "The picture cannot be read: it is damaged or not complete.";
const OTHER = "Please choose a JPEG, PNG or WebP picture.";
const HEIC = /^HEIC pictures cannot be read here\. Please save it as JPEG \(on an iPhone: /;
async function halfA(format: "jpeg" | "png" | "webp"): Promise<Buffer> {
  const bytes = await (await picture(800, 600)).toFormat(format, { lossless: true }).toBuffer();
  return bytes.subarray(0, bytes.length >> 1);
}

test.each<[string, number, string | RegExp, string | (() => Promise<Buffer>)]>([
  ["half a JPEG", 422, DAMAGED, () => halfA("jpeg")],
  ["half a PNG", 422, DAMAGED, () => halfA("png")],
  ["half a WebP", 422, DAMAGED, () => halfA("webp")],
  ["the head of a PNG", 422, DAMAGED, async () => (await small("png")).subarray(0, 20)],
  ["an SVG with a script", 415, OTHER, "<svg><script>alert(1)</script></svg>"],
  ["a GIF", 415, OTHER, "GIF89a\x01\x00\x01\x00"],
  ["a WAV, which begins like a WebP", 415, OTHER, "RIFF\x24\0\0\0WAVEfmt "],
  ["an unknown file that continues like a WebP", 415, OTHER, "RIFX\x24\0\0\0WEBPVP8 "],
  ["an MP4, which begins like a HEIC", 415, OTHER, "\0\0\0\x18ftypmp42\0\0\0\0"],
  ["a file with almost a HEIC's brand", 415, OTHER, "\0\0\0\x18ftypxhei\0\0\0\0"],
  ...["heic", "hevc", "mif1", "msf1"].map((brand): [string, number, RegExp, string] => {
    return [`a ${brand}`, 415, HEIC, `\0\0\0\x18ftyp${brand}\0\0\0\0mif1heic`];
  }),
  [
    "more than 15 MB",
    413,
    "The picture is larger than 15 MB. Please choose a smaller one.",
    "x".repeat(15 * 1024 * 1024 + 1),
  ],
])("%s is refused with %i and a sentence, and not stored", async (_, status, sentence, file) => {
  const bytes = typeof file === "string" ? Buffer.from(file, "latin1") : await file();

  const response = await upload(bytes);

  expect(response.text).toMatch(sentence);
  expect(response.status).toBe(status);
  expect(response.headers["content-type"]).toBe("text/plain; charset=utf-8");
  expect(await stored()).toEqual([]);
});

const bar = (color = "#b44600") => plain(700, 120, color).png().toBuffer();
const onCanvas = async (ground: string) =>
  plain(1000, 1000, ground).composite([{ input: await bar() }]);

test.each<[string, () => Promise<Buffer>, [number, number], string]>([
  ["on white", async () => (await onCanvas("#ffffff")).jpeg().toBuffer(), [700, 120], "cut"],
  ["on nothing", async () => (await onCanvas("#00000000")).png().toBuffer(), [700, 120], "cut"],
  ["on a color", async () => (await onCanvas("#1d3a5f")).png().toBuffer(), [720, 140], "29,58,95"],
  ["without a margin", bar, [700, 120], "180,70,0"],
  ["of white alone", () => plain(90, 60, "#ffffff").png().toBuffer(), [90, 60], "cut"],
])("a logo %s loses its margin, and white ground", async (_where, make, size, ground) => {
  const logo = await uploadLogo(await make());
  const { width, height } = await logo.metadata();

  expect(Math.abs(width - size[0]) + Math.abs(height - size[1])).toBeLessThan(12);
  const [red, green, blue, alpha = 255] = await pixelAt(logo, 0.002, 0.02);
  if (ground !== "cut") expect(isNear([red, green, blue], ground)).toBe(true);
  else if (width < 100) expect(alpha).toBe(0);
});

const isNear = (color: (number | undefined)[], expected: string) =>
  expected.split(",").every((value, at) => Math.abs(Number(value) - (color[at] ?? 0)) < 6);

test("white inside a logo stays white", async () => {
  const inner = await plain(300, 40, "#ffffff").png().toBuffer();
  const logo = await plain(700, 120, "#b44600")
    .composite([{ input: inner }])
    .png()
    .toBuffer();
  const bytes = await plain(1000, 1000, "#ffffff")
    .composite([{ input: logo }])
    .png()
    .toBuffer();

  expect((await pixelAt(await uploadLogo(bytes), 0.5, 0.5)).slice(0, 3)).toEqual([255, 255, 255]);
});

test("an uncropped photo keeps the point that draws the eye; a panorama is high enough for its frame", async () => {
  const gable = await plain(40, 40, "#ff2010").png().toBuffer();
  const upright = plain(300, 400, "#777777").composite([{ input: gable, left: 200, top: 67 }]);
  const imageUrl = imageUrlOf(await uploadWhole(await upright.png().toBuffer()));
  const [, x = 0, y = 0] = (/#(\d+),(\d+)$/.exec(imageUrl) ?? []).map(Number);
  expect([x, y, Math.abs(x - 73) < 8, Math.abs(y - 22) < 8]).toEqual([x, y, true, true]);
  await api.get(imageUrl.split("#")[0] ?? "").expect(200);

  const wide = await (await picture(2400, 480)).jpeg().toBuffer();
  const panorama = imageUrlOf(await uploadWhole(wide));
  const widest = await read(panorama.replace(/960\.webp.*/, "1600.webp"));
  expect(await widest.metadata()).toMatchObject({ height: 480 });
});

test("three at once are encoded one after the other; a fourth must wait", async () => {
  const bytes = await small();
  const { port } = api.server.address() as AddressInfo; // a server that listens has one
  const url = `http://127.0.0.1:${port}/api/admin/photos`;
  const headers = { Authorization: `Bearer ${ADMIN_TOKEN}`, "Content-Type": "image/jpeg" };

  const begun = await Promise.all([1, 2, 3].map(() => beginPost(url, bytes, headers)));
  const refused = await upload(bytes).expect(503);
  for (const { finish } of begun) finish();

  expect(refused.text).toBe("Other pictures are being worked on. Please try again in a moment.");
  expect(refused.headers["retry-after"]).toBe("5");
  expect(await Promise.all(begun.map(({ status }) => status))).toEqual([201, 201, 201]);
  expect(await stored()).toHaveLength(3);
});

async function colorAt(image: Sharp, x: number, y: number) {
  const [red = 0, green = 0, blue = 0] = await pixelAt(image, x, y);
  if (red > 200 && green < 80) return "red";
  if (blue > 200 && green < 80) return "blue";
  return green > 200 && red < 80 ? "green" : `${red},${green},${blue}`;
}
