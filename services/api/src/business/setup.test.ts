import type { Business } from "@ridgeline/contract/business";
import type { Service } from "@ridgeline/contract/service";
import type { SetupStatus } from "@ridgeline/contract/setupStatus";
import type { Testimonial } from "@ridgeline/contract/testimonial";
import starterContent from "@ridgeline/db/seeds/starterContent.json";
import { startTestApi, type TestApi } from "../../test/testApi";
import { createBusinessRepository } from "./businessRepository";
import { sampleBusiness } from "./sampleBusiness";
import { seedContent } from "../content/contentStore";

const readSetup = async () => (await api.ownerGet(SETUP).expect(200)).body as SetupStatus;
const SETUP = "/api/admin/setup";

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({
    DOMAIN: "oak.example, www.oak.example",
    OFFSITE_BACKUP: "true",
    SMTP_URL: "smtps://user:pass@smtp.oak.example",
    MAIL_FROM: "site@oak.example",
  });
});
afterAll(() => api.stop());
beforeEach(async () => {
  await api.database.raw(
    "TRUNCATE starter_content, services, featured_projects, service_areas, testimonials CASCADE",
  );
  await store(sampleBusiness);
  await seedContent(api.database, starterContent);
});

const store = (business: Business) => createBusinessRepository(api.database).put(business);
const all = { services: 10, "featured-projects": 6, "service-areas": 12, testimonials: 8 };
const none = { services: 0, "featured-projects": 0, "service-areas": 0, testimonials: 0 };

const { picture: drawnMap, ...sampleMap } = sampleBusiness.map;

/** Has only texts in common with the sample that suit any business. */
const oak = {
  ...sampleBusiness,
  ...{ name: "Oak Gutters", shortName: "Oak", description: "Gutters.", phone: "8285550100" },
  ...{ email: "hello@oak.example", address: { city: "Asheville", state: "NC" }, hours: {} },
  ...{ region: "the mountains", yearsInBusiness: 3, map: { ...sampleMap, latitude: 35.5 } },
  license: { number: "NC-1", authority: "North Carolina" },
  rating: { value: 5, count: 3, source: "Yelp" },
  words: {
    ...sampleBusiness.words,
    ...{ kicker: "In Asheville", headline: "A", subtext: "B", aboutHeading: "C", about: "D" },
    ...{ areasIntro: "Based in Asheville.", footer: "Gutters." },
  },
  serviceTypes: [{ value: "gutters", label: "Gutters" }],
  legal: { ...sampleBusiness.legal, termsLicensing: "Ask us for proof." },
} satisfies Business;

const { license: _license, ...unlicensed } = oak;

test("for the sample, everything is left to do", async () => {
  const { sampleTexts, ...others } = await readSetup();

  expect(others).toEqual({
    isSample: true,
    licenseClaims: [],
    sampleItems: all,
    hasOwnPhotos: false,
    isSomebodyNotified: false, // the mail would go to the sample's address
    address: "https://oak.example",
    hasOffsiteBackup: true,
  });
  const screens = ["contact", "trust", "words", "hours", "serviceTypes", "map"];
  expect([...new Set(sampleTexts.map(({ screen }) => screen))]).toEqual(screens);
  await api.get(SETUP).expect(401);
});

test("for a real business with an uploaded photo, only the content is left to do", async () => {
  await store(oak);
  const imageUrl = "/photos/3fa85f64-5717-4562-b3fc-2c963f66afa6/960.webp";
  const project = { title: "A", description: "A", altText: "A", imageUrl };
  await api.database("featuredProjects").insert({ ...project, isActive: false });
  expect(await readSetup()).toMatchObject({
    ...{ isSample: false, sampleTexts: [], licenseClaims: [], sampleItems: all },
    ...{ isSomebodyNotified: true, hasOwnPhotos: false },
  });

  await api.database("featuredProjects").update({ isActive: true });
  expect(await readSetup()).toMatchObject({ hasOwnPhotos: true });
  await api.database("featuredProjects").where({ imageUrl }).delete();
  const pictures = { hero: { imageUrl, altText: "A roof" } };
  await store({ ...oak, pictures });
  expect(await readSetup()).toMatchObject({ hasOwnPhotos: true });
});

const { words, legal, hours } = sampleBusiness;
const areasIntro = "Based in Dahlonega, working within about an hour’s drive.";

test.each<[string, string, Partial<Business>]>([
  ["contact", "shortName", { shortName: sampleBusiness.shortName }],
  ["hours", "hours", { hours }],
  ["trust", "license.number", { license: { number: "SAMPLE-000000", authority: "Ohio" } }],
  ["words", "words.about", { words: { ...oak.words, about: words.about } }],
  ["words", "words.areasIntro", { words: { ...oak.words, areasIntro } }],
  ["words", "words.footer", { words: { ...oak.words, footer: `Oak. ${words.footer}` } }],
  ["serviceTypes", "serviceTypes", { serviceTypes: sampleBusiness.serviceTypes }],
  ["map", "map", { map: sampleMap }],
  ["map", "map.picture.altText", { map: { ...oak.map, ...(drawnMap && { picture: drawnMap }) } }],
  ["trust", "rating", { rating: { value: 4.9, count: 86, source: "Yelp" } }],
  ["legal", "legal.termsLicensing", { legal }],
])("in %s, the sample's %s is found", async (screen, text, change) => {
  await store({ ...oak, ...change });

  expect(await readSetup()).toMatchObject({ sampleTexts: [{ screen, text }], isSample: false });
});

test("a sentence of the sample's that is true of the business may stay", async () => {
  const address = { city: "Dahlonega", state: "GA" } as const;
  const business = { ...oak, address, legal, words: { ...oak.words, areasIntro } };
  await store(business);

  expect((await readSetup()).sampleTexts).toEqual([]);
});

test("without a license, every text that claims one is found, until there is one", async () => {
  await store({
    ...unlicensed,
    words: { ...oak.words, footer: "Bonded.", badges: ["Fast", "LICENSED & bonded"] },
    legal: { termsLicensing: "We are insured." },
  });
  const named = { name: "Insured Roofs", location: "Helen", rating: 5, review: "Good." };
  await api.database("testimonials").insert([
    { ...named, name: "Ann", review: "A licensed crew." },
    { ...named, isActive: false },
  ]);

  expect((await readSetup()).licenseClaims).toEqual([
    { screen: "words", text: "words.badges.1" },
    { screen: "words", text: "words.footer" },
    { screen: "legal", text: "legal.termsLicensing" },
    { screen: "testimonials", text: "Ann" },
  ]);

  await store(oak);
  expect((await readSetup()).licenseClaims).toEqual([]);
});

test("whoever says to be insured may say it, but not to be licensed", async () => {
  const words = { ...oak.words, footer: "Insured.", badges: ["Insured", "Licensed & Insured"] };
  await store({ ...unlicensed, isInsured: true, words });

  const badge = { screen: "words", text: "words.badges.1" };
  expect((await readSetup()).licenseClaims).toEqual([badge]);
});

test("a name or a link is no claim", async () => {
  const links = { yelp: "https://example.com/licensed-roofs" };
  const words = { ...oak.words, badges: ["Unlicensed work is bad work"] };
  const business = { ...unlicensed, name: "Insured Roofs", links, words };
  await store(business);

  expect((await readSetup()).licenseClaims).toEqual([]);
});

test("the remaining samples are removed, wherever the owner has moved them, but nothing that is changed or added", async () => {
  const reviews = await api.ownerGet("/api/admin/testimonials");
  const [{ id: changed, ...review }] = reviews.body as [Testimonial];
  const own = { ...review, review: "My own." };
  await api.ownerPut(`/api/admin/testimonials/${changed}`, own).expect(200);
  const services = await api.ownerGet("/api/admin/services");
  const [{ id, ...first }, second] = services.body as [Service, Service];
  await api.ownerPut(`/api/admin/services/${id}`, { ...first, sortOrder: 7 }).expect(200);
  await api.ownerPut(`/api/admin/services/${second.id}`, { isActive: false }).expect(200);
  await api.database("serviceAreas").insert({ name: "Asheville" });

  expect(await readSetup()).toMatchObject({ sampleItems: { ...all, testimonials: 7 } });
  await api.ownerDelete("/api/admin/samples").expect(204);

  expect(await readSetup()).toMatchObject({ sampleItems: none });
  expect(await api.database("serviceAreas").pluck("name")).toEqual(["Asheville"]);
  expect(await api.database("services").pluck("id")).toEqual([]);
  expect(await api.database("testimonials").pluck("review")).toEqual(["My own."]);
});
