import { type Business, BUSINESS_PATH } from "@ridgeline/contract/business";
import { sampleColors } from "@ridgeline/contract/colors";
import { paletteOf } from "@ridgeline/contract/palette";
import { expect } from "@playwright/test";
import sharp from "sharp";
import type { RunningSite } from "../servers/root";
import { sample } from "./sampleSite";

/** A business that a site becomes: its details, and its logo as SVG. */
type Brand = Readonly<{ business: Business; logo?: string }>;

/** A business that leaves out everything optional but its colors. */
export const plumber: Business = {
  name: "Cape Plumbing & Sons",
  shortName: "Cape Plumbing",
  phone: "9105550188",
  email: "office@capeplumbing.example",
  address: { city: "Wilmington", state: "NC" },
  links: {},
  hours: { Tuesday: { from: "07:00", to: "17:30" } },
  specialDays: [],
  map: { latitude: 34.2104, longitude: -77.8868, radiusMiles: 20 },
  words: {
    headline: "Water goes where we tell it.",
    subtext: "Pipes, heaters and drains, mended at your house.",
    badges: ["Clean work"],
    aboutHeading: "Two brothers and a van",
    about: "We mend pipes.\n\nNothing else.",
    valuePoints: [{ title: "Straight", text: "A level on every pipe." }],
    steps: [],
  },
  pictures: {},
  colors: { ground: "#123a7a", accent: "#123a7a" },
  hidesHills: true,
  serviceTypes: [
    { value: "new-pipes", label: "New pipes" },
    { value: "water-heaters", label: "Water heaters" },
  ],
  legal: { termsWebsite: "Please be kind to this website." },
};

const { license: _license, rating: _rating, ...unproven } = sample;

const wordmark = (name: string, ink: string, mark: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="860" height="200"><path fill="${mark}" d="M20 120 110 30l90 90h-40v60H60v-60z"/><text x="230" y="135" font-family="sans-serif" font-weight="bold" font-size="84" fill="${ink}">${name}</text></svg>`;

export const logoOfTwoColors = wordmark("BlueAnvil", "#14305a", "#ff6700");

/** Of an accent that no text on paper can have, and without hills. The sample is what all other tests look at. */
export const painter = {
  business: {
    ...unproven,
    name: "Lena Marsh Painting",
    shortName: "Lena Marsh",
    hidesHills: true,
    colors: { ground: "#4a2f4f", accent: "#ffd1dc" },
    logoHasName: true,
    words: { ...sample.words, badges: ["Neat", "On time", "Insured"], valuePoints: [] },
  },
  logo: wordmark("Lena Marsh", "#ffffff", "#ffffff"),
} as const satisfies Brand;

/** Calls the API as the owner of a site. */
export async function callAsOwner(
  { url, adminToken }: Pick<RunningSite, "url" | "adminToken">,
  method: string,
  path: string,
  body?: object,
): Promise<unknown> {
  const isPicture = body instanceof Uint8Array;
  const response = await fetch(url + path, {
    method,
    headers: {
      Authorization: `Bearer ${adminToken}`,
      "Content-Type": isPicture ? "image/png" : "application/json",
    },
    ...(body && { body: isPicture ? new Uint8Array(body) : JSON.stringify(body) }),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`);
  return text === "" ? undefined : JSON.parse(text);
}

/** Makes the site this business's. */
export async function putBusiness(
  site: Pick<RunningSite, "url" | "adminToken">,
  business: Business,
): Promise<void> {
  const read = await callAsOwner(site, "GET", BUSINESS_PATH);
  const { version } = read as { version: number };
  await callAsOwner(site, "PUT", BUSINESS_PATH, { ...business, version });
}

/** Makes the site this brand's; a busy server shows its last pages for some seconds more. */
export async function becomeBrand(site: RunningSite, brand: Brand): Promise<void> {
  const pictures: Business["pictures"] = {};
  if (brand.logo) {
    const png = await sharp(Buffer.from(brand.logo)).png().toBuffer();
    const uploaded = await callAsOwner(site, "POST", "/api/admin/photos?shape=whole", png);
    pictures.logo = uploaded as { imageUrl: string };
  }
  await putBusiness(site, { ...brand.business, pictures });
  const { colors }: Business = brand.business;
  const { fill } = colors ? paletteOf(colors) : sampleColors;
  for (const path of ["/", "/nothing", "/admin/login"]) {
    const read = async () => (await fetch(site.url + path)).text();
    await expect.poll(read, path).toContain(`--fill:${fill}`);
  }
}
