import { type Business, BUSINESS_PATH } from "@ridgeline/contract/business";
import { sampleColors } from "@ridgeline/contract/colors";
import { paletteOf } from "@ridgeline/contract/palette";
import { expect } from "@playwright/test";
import sharp from "sharp";
import type { RunningSite } from "../servers/root";
import { sample } from "./sampleSite";

/** A business that a site becomes: its details, and its pictures as SVG. */
export type Brand = Readonly<{ business: Business; logo?: string; photo?: string }>;

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

const house = `<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="1200"><path fill="#9fc4e6" d="M0 0h1600v900H0z"/><path fill="#5d8a4e" d="M0 860h1600v340H0z"/><path fill="#d9d3c5" d="M420 520h760v460H420z"/><path fill="#59626b" d="m340 540 460-330 460 330z"/><path fill="#7a3325" d="M740 720h130v260H740z"/><path fill="#40556a" d="M500 620h150v150H500zm450 0h150v150H950z"/></svg>`;

/** They have two colors and no hills. The sample, with hills and no colors of its own, is what all other tests look at. */
export const brands = {
  roofer: {
    business: {
      ...unproven,
      name: "Blue Anvil Roofing",
      shortName: "Blue Anvil",
      hidesHills: true,
      colors: { ground: "#14305a", accent: "#ff6700" },
      logoHasName: true,
      words: {
        ...sample.words,
        kicker: "Roofs in Duluth, Minnesota",
        headline: "A roof that holds through the lake's winters.",
        badges: ["Local crew", "Clean yards"],
      },
    },
    logo: wordmark("BlueAnvil", "#14305a", "#ff6700"),
    photo: house,
  },
  painter: {
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
  },
} as const satisfies Record<string, Brand>;

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
  const call = (method: string, path: string, body?: object) =>
    callAsOwner(site, method, path, body);
  const upload = async (svg: string | undefined) => {
    if (svg === undefined) return undefined;
    const png = await sharp(Buffer.from(svg)).png().toBuffer();
    return (await call("POST", "/api/admin/photos?shape=whole", png)) as { imageUrl: string };
  };
  const [logo, photo] = [await upload(brand.logo), await upload(brand.photo)];
  const hero = photo && { ...photo, altText: "A house" };
  const pictures = { ...(logo && { logo }), ...(hero && { hero, about: hero }) };
  await putBusiness(site, { ...brand.business, pictures });
  const { colors }: Business = brand.business;
  const { fill } = colors ? paletteOf(colors) : sampleColors;
  for (const path of ["/", "/nothing", "/admin/login"]) {
    const read = async () => (await fetch(site.url + path)).text();
    await expect.poll(read, path).toContain(`--fill:${fill}`);
  }
}
