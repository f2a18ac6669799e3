import sharp from "sharp";
import { ADMIN_TOKEN, startTestApi, type TestApi } from "../../test/testApi";

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.stop());

const COLORS = { red: "#ff0000", green: "#00ff00", blue: "#0000ff", white: "#ffffff" } as const;
type Color = keyof typeof COLORS;

/** Four stacked stripes of one color each, each as tall as the picture is wide. */
async function stripes(width: number, colors: readonly Color[]) {
  const stripe = (color: Color) =>
    sharp({ create: { width, height: width, channels: 3, background: COLORS[color] } })
      .png()
      .toBuffer();
  const layers = colors.map(async (color, index) => ({
    input: await stripe(color),
    left: 0,
    top: index * width,
  }));
  return sharp({
    create: { width, height: colors.length * width, channels: 3, background: "#000" },
  })
    .composite(await Promise.all(layers))
    .png()
    .toBuffer();
}

const tall = () => stripes(200, ["red", "green", "blue", "white"]);

const upload = (bytes: Buffer, query: string) =>
  api.request
    .post(`/api/admin/photos${query}`)
    .set({ Authorization: `Bearer ${ADMIN_TOKEN}`, "Content-Type": "image/png" })
    .send(bytes);

/** The colors in the corners of the served picture: top left, top right, bottom left, bottom right. */
async function cornersOf(bytes: Buffer, query: string): Promise<string[]> {
  const response = await upload(bytes, query).expect(201);
  const { imageUrl } = response.body as { imageUrl: string };
  const served = await api.get(imageUrl).buffer(true);
  const { data, info } = await sharp(served.body as Buffer)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect(info.width / info.height).toBeCloseTo(query.includes("whole") ? 4 : 4 / 3, 1);
  const colorAt = (x: number, y: number) => {
    const pixel = [...data.subarray((y * info.width + x) * 3).subarray(0, 3)];
    const isNear = (color: Color) =>
      [1, 3, 5].every(
        (from, index) =>
          Math.abs(parseInt(COLORS[color].slice(from, from + 2), 16) - (pixel[index] ?? 0)) < 60,
      );
    return (Object.keys(COLORS) as Color[]).find(isNear) ?? String(pixel);
  };
  const [right, bottom] = [info.width - 9, info.height - 9];
  return [colorAt(8, 8), colorAt(right, 8), colorAt(8, bottom), colorAt(right, bottom)];
}

const all = (color: Color) => [color, color, color, color];

test.each([
  ["the top", 0, all("red")],
  ["the bottom", 1, all("white")],
  ["the part a third from the top", 0.3334, all("green")],
  ["the middle", 0.5, ["green", "green", "blue", "blue"]],
])("a tall photo shows %s, as the owner chose", async (_, at, corners) => {
  expect(await cornersOf(await tall(), `?at=${at}&turn=0`)).toEqual(corners);
});

test.each([
  // Turned clockwise, what was the bottom is on the left.
  [90, 0, ["white", "blue", "white", "blue"]],
  [90, 1, ["green", "red", "green", "red"]],
  [180, 0, all("white")],
  [180, 1, all("red")],
  [270, 0, ["red", "green", "red", "green"]],
  [270, 1, ["blue", "white", "blue", "white"]],
])("a photo turned by %i degrees is cropped at %d", async (turn, at, corners) => {
  expect(await cornersOf(await tall(), `?at=${at}&turn=${turn}`)).toEqual(corners);
});

test.each([1, 6, 7])(
  "position and rotation refer to the upright photo, however the camera was held (orientation %i)",
  async (orientation) => {
    const stored = await sharp(await tall())
      .withMetadata({ orientation })
      .png()
      .toBuffer();
    const upright = await sharp(stored).autoOrient().png().toBuffer();

    for (const crop of ["?at=0&turn=0", "?at=1&turn=90", "?at=0&turn=180", "?at=1&turn=270"])
      expect(await cornersOf(stored, crop)).toEqual(await cornersOf(upright, crop));
  },
);

test("an uncropped photo can be turned too", async () => {
  expect(await cornersOf(await tall(), "?shape=whole&turn=90")).toEqual([
    "white",
    "red",
    "white",
    "red",
  ]);
});

test.each([
  ["?at=1.1", "Where a picture is cropped must be a number from 0 to 1."],
  ["?at=-0", "Where a picture is cropped must be a number from 0 to 1."],
  ["?at=", "Where a picture is cropped must be a number from 0 to 1."],
  ["?at=0&at=1", "Where a picture is cropped must be a number from 0 to 1."],
  ["?at=1e-1", "Where a picture is cropped must be a number from 0 to 1."],
  ["?turn=45", "A picture can be turned by 0, 90, 180 or 270 degrees."],
  ["?turn=090", "A picture can be turned by 0, 90, 180 or 270 degrees."],
])("%s is refused", async (query, sentence) => {
  await upload(await tall(), query).expect(400, sentence);
});
