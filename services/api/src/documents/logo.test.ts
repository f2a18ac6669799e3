import type { Business } from "@ridgeline/contract/business";
import sharp, { type Color } from "sharp";
import { ADMIN_TOKEN, startTestApi, type TestApi } from "../../test/testApi";
import { sampleBusiness } from "../business/sampleBusiness";

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.stop());

/** A bar on a transparent ground, or on one of its own. */
const draw = (bar: string, background: Color = { r: 0, g: 0, b: 0, alpha: 0 }) =>
  sharp({ create: { width: 500, height: 100, channels: 4, background: bar } })
    .extend({ top: 50, bottom: 50, left: 50, right: 50, background })
    .png()
    .toBuffer();

async function upload(picture: Buffer): Promise<string> {
  const response = await api.request
    .post("/api/admin/photos?shape=whole")
    .set({ Authorization: `Bearer ${ADMIN_TOKEN}`, "Content-Type": "image/png" })
    .send(picture)
    .expect(201);
  return (response.body as { imageUrl: string }).imageUrl;
}

async function hasPlate(imageUrl: string, colors?: Business["colors"]): Promise<boolean> {
  const logo = { imageUrl, altText: "Logo" };
  const details = { ...sampleBusiness, pictures: { logo }, ...(colors && { colors }) };
  await api.database("business").update({ details: JSON.stringify(details) });
  const { text } = await api.get("/").expect(200);
  return (JSON.parse(text) as { logoNeedsPlate: boolean }).logoNeedsPlate;
}

test("a logo has a plate where it would not stand out from the footer's ground", async () => {
  const red = await upload(await draw("#8a1520"));
  const lime = await upload(await draw("#b6d94c"));

  expect(await hasPlate(red)).toBe(true);
  expect(await hasPlate(lime)).toBe(false);
  expect(await hasPlate(await upload(await draw("#8a1520", "#ffffff")))).toBe(false);
  expect(await hasPlate("https://example.com/logo.png")).toBe(true);
});

test("the ground of the business decides", async () => {
  const gray = await upload(await draw("#777777"));

  expect(await hasPlate(gray, { ground: "#000000", accent: "#a14a1d" })).toBe(false);
  expect(await hasPlate(gray, { ground: "#2a52be", accent: "#a14a1d" })).toBe(true);
});
