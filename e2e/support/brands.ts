import { type Business, BUSINESS_PATH } from "@ridgeline/contract/business";
import { landingLists } from "@ridgeline/contract/siteData";
import sharp from "sharp";
import type { RunningSite } from "../servers/root";
import { sample } from "./sampleSite";

/** A business that a site becomes: its details, its pictures as SVG, and how many items its lists have. */
export type Brand = Readonly<{
  business: Business;
  logo?: string;
  photo?: string;
  services: readonly string[];
  projects: number;
  areas: number;
}>;

/** A business that leaves out everything optional but its colors. */
const plumber: Business = {
  name: "Cape Plumbing & Sons",
  shortName: "Cape Plumbing",
  phone: "9105550188",
  email: "office@capeplumbing.example",
  address: { city: "Wilmington", state: "NC" },
  links: {},
  hours: { Tuesday: { from: "07:00", to: "17:30" } },
  specialDays: [],
  map: { latitude: 34.2104, longitude: -77.8868, radiusKm: 30 },
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

export const brands = {
  sample: { business: sample, services: [], projects: 0, areas: 0 },
  roofer: {
    business: {
      ...unproven,
      ...{ name: "Blue Anvil Roofing", shortName: "Blue Anvil", hidesHills: true },
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
    services: ["Roof replacement", "Leak repair", "Gutters", "Ice dams"],
    ...{ projects: 4, areas: 7 },
  },
  storm: {
    business: {
      ...unproven,
      name: "Northern Superior Storm & Exterior Repair Co",
      shortName: "Northern Superior Storm & Exterior Repair Co",
      email: "office@northernsuperiorstormexteriorrepair.example",
      colors: { ground: "#1a1a1a", accent: "#ffd400" },
      hidesHills: true,
    },
    services: ["Storm repair"],
    ...{ projects: 0, areas: 40 },
  },
  painter: {
    business: {
      ...unproven,
      ...{ name: "Lena Marsh Painting", shortName: "Lena Marsh", hidesHills: true },
      colors: { ground: "#4a2f4f", accent: "#ffd1dc" },
      logoHasName: true,
      words: { ...sample.words, badges: ["Neat", "On time", "Insured"], valuePoints: [] },
    },
    logo: wordmark("Lena Marsh", "#ffffff", "#ffffff"),
    services: ["Rooms", "Houses", "Cabinets", "Fences", "Decks"],
    ...{ projects: 2, areas: 12 },
  },
  plumber: {
    business: plumber,
    services: ["New pipes", "Water heaters", "Drains"],
    ...{ projects: 0, areas: 0 },
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

/** The site of this brand, with its lists; reviews are only lost, since they come from customers. */
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
  const { version } = (await call("GET", BUSINESS_PATH)) as { version: number };
  await call("PUT", BUSINESS_PATH, { ...brand.business, pictures, version });
  if (brand.services.length === 0) return;
  for (const list of landingLists) {
    const items = (await call("GET", `/api/admin/${list}`)) as { id: number }[];
    for (const { id } of items) await call("DELETE", `/api/admin/${list}/${id}`);
  }
  const shared = { description: "We look at it with you, then say in writing what it takes." };
  const lists = {
    services: brand.services.map((title, at) => ({
      ...{ ...shared, title, slug: `s${at}`, icon: "Hammer" },
    })),
    "featured-projects": Array.from({ length: brand.projects }, (_, at) => ({
      ...{ ...shared, title: `House ${at + 1}`, altText: "A house" },
      imageUrl: hero?.imageUrl ?? "/images/projects/deck.svg",
    })),
    "service-areas": Array.from({ length: brand.areas }, (_, at) => ({ name: `Town ${at + 1}` })),
  };
  for (const [path, items] of Object.entries(lists)) {
    for (const item of items) await call("POST", `/api/admin/${path}`, item);
  }
}
