import { type LogoFacts, logoFactsPath, photoIdOf, photoPath } from "@ridgeline/contract/photo";
import type { Business } from "@ridgeline/contract/business";
import sharp from "sharp";
import { provideApi } from "../../test/testApi";
import { sampleBusiness } from "../business/sampleBusiness";
import { lookOfLogo, readLogo } from "./readLogo";
import { trimLogo } from "./trimLogo";

const api = provideApi();

const rgba = (hex: string | undefined) =>
  hex === undefined ? Buffer.alloc(4) : Buffer.from(`${hex.slice(1)}ff`, "hex");

/** Bars of these colors, as letters have them, on nothing as PNG or on paper as JPEG. */
function draw(bars: readonly string[], paper?: string, height = 200): Promise<Buffer> {
  const width = 600;
  const edge = Buffer.concat(Array.from({ length: width }, () => rgba(paper)));
  const letters = Array.from({ length: width }, (_, x) => {
    const isBar = x > 30 && x < 570 && x % 22 < 11;
    return rgba(isBar ? bars[Math.floor(x / 22) % bars.length] : paper);
  });
  const line = Buffer.concat(letters);
  const lines = Array.from({ length: height }, (_, y) => (y > 30 && y < height - 30 ? line : edge));
  const drawn = sharp(Buffer.concat(lines), { raw: { width, height, channels: 4 } });
  return (paper === undefined ? drawn.png() : drawn.removeAlpha().jpeg()).toBuffer();
}

/** The smallest picture of an uploaded logo, from which all is read. */
async function store(drawn: Promise<Buffer>): Promise<Buffer> {
  const { data } = await trimLogo(await drawn, 1600);
  return sharp(data).resize({ width: 480 }).webp({ quality: 75 }).toBuffer();
}

const ID = "3fa85f64-5717-4562-b3fc-2c963f66afa6";
const readFacts = (bars: readonly string[], paper?: string) =>
  readLogo(ID, () => store(draw(bars, paper)));
const lookOf = (drawn: Promise<Buffer>, colors?: Business["colors"]) =>
  lookOfLogo(withLogo(photoPath(ID, 480, "webp"), colors), () => store(drawn));
const withLogo = (imageUrl: string, colors?: Business["colors"]): Business => ({
  ...sampleBusiness,
  pictures: { logo: { imageUrl } },
  ...(colors && { colors }),
});

test("of an uploaded logo the owner gets its colors, and the page how to show it", async () => {
  const bytes = await draw(["#14305a", "#ff6700"]);
  const uploaded = await api.postPhoto(bytes, "image/png", "?shape=logo").expect(201);
  const { imageUrl } = uploaded.body as { imageUrl: string };
  const facts = await api.ownerGet(logoFactsPath(photoIdOf(imageUrl) ?? "")).expect(200);
  await api.putBusiness(withLogo(imageUrl));
  const { text } = await api.get("/").expect(200);

  expect(differenceOf((facts.body as LogoFacts).colors?.accent, "#ff6700")).toBeLessThan(24);
  expect(JSON.parse(text)).toMatchObject({ logoLook: { isLight: false, needsPlate: true } });
  await api.ownerGet(logoFactsPath(ID)).expect(404);
});

test.each<[string, readonly string[], string | undefined, string, string]>([
  ["navy and orange", ["#14305a", "#ff6700"], undefined, "#14305a", "#ff6700"],
  ["navy and orange as a JPEG on white", ["#14305a", "#ff6700"], "#ffffff", "#14305a", "#ff6700"],
  ["black and yellow", ["#101010", "#ffd400", "#101010"], "#ffffff", "#101010", "#ffd400"],
  ["black", ["#000000"], "#ffffff", "#000000", "#000000"],
  ["blue", ["#0b4f9c"], undefined, "#002d65", "#0b4f9c"],
  ["gray", ["#808080"], undefined, "#2e2e2e", "#808080"],
  ["white on blue", ["#ffffff"], "#1c3f94", "#00286b", "#1c3f94"],
])("of a logo in %s come two colors", async (_name, bars, paper, ground, accent) => {
  const facts = await readFacts(bars, paper);

  expect(differenceOf(facts?.colors?.ground, ground)).toBeLessThan(24);
  expect(differenceOf(facts?.colors?.accent, accent)).toBeLessThan(24);
});

/** Of all channels together: encoding a picture changes its colors a little. */
function differenceOf(one = "#", other: string): number {
  const channels = (hex: string) =>
    [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  const others = channels(other);
  return channels(one).reduce((sum, value, at) => sum + Math.abs(value - (others[at] ?? 0)), 0);
}

test("a white logo has no colors", async () => {
  const facts = await readFacts(["#ffffff"]);
  expect(facts).toMatchObject({ isLight: true });
  expect(facts).not.toHaveProperty("colors");
});

test.each([
  ["dark red on nothing", ["#8a1520"], undefined, { isLight: false, needsPlate: true }],
  [
    "dark red on white, which is cut out",
    ["#8a1520"],
    "#ffffff",
    { isLight: false, needsPlate: true },
  ],
  ["dark red on a color", ["#8a1520"], "#9fb4e0", { isLight: false, needsPlate: false }],
  ["white on nothing", ["#ffffff"], undefined, { isLight: true, needsPlate: false }],
  ["pale pink on nothing", ["#ffd1dc"], undefined, { isLight: true, needsPlate: false }],
  [
    "neon green, its larger part, and dark green",
    ["#39ff14", "#39ff14", "#12351f"],
    undefined,
    { isLight: true, needsPlate: false },
  ],
  [
    "dark green with much white in it",
    ["#ffffff", "#ffffff", "#12351f"],
    undefined,
    { isLight: false, needsPlate: true },
  ],
  ["gray on nothing", ["#777777"], undefined, { isLight: false, needsPlate: false }],
])("a logo in %s has a plate where it would not stand out", async (_name, bars, paper, look) => {
  expect(await lookOf(draw(bars, paper))).toMatchObject(look);
});

test("a logo wider than 8:1 is wide, without its margin", async () => {
  const look = (height: number) => lookOf(draw(["#8a1520"], undefined, height));

  expect(await look(110)).toMatchObject({ isWide: true });
  expect(await look(140)).toMatchObject({ isWide: false });
});

test("the ground of the business decides, and a logo of another site has a plate on dark", async () => {
  const gray = draw(["#666666"]);
  const accent = "#a14a1d";
  const plate = { needsPlate: true };

  expect(await lookOf(gray, { ground: "#000000", accent })).toMatchObject({ needsPlate: false });
  expect(await lookOf(gray, { ground: "#2a52be", accent })).toMatchObject(plate);
  const elsewhere = withLogo("https://example.com/logo.png");
  expect(await lookOfLogo(elsewhere, () => store(gray))).toMatchObject(plate);
});
