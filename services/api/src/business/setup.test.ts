import type { Business } from "@ridgeline/contract/business";
import type { SetupStatus } from "@ridgeline/contract/setup";
import starterContent from "@ridgeline/db/seeds/starterContent.json";
import { startTestApi, type TestApi } from "../../test/testApi";
import { createBusinessRepository } from "./businessRepository";
import { sampleBusiness } from "./sampleBusiness";
import { seedContent } from "../content/contentStore";

const readSetup = async () => (await api.ownerGet(SETUP).expect(200)).body as SetupStatus;
const SETUP = "/api/admin/setup";
const SAMPLES = "/api/admin/samples";

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ DOMAIN: "oak.example, www.oak.example", OFFSITE_BACKUP: "true" });
});
afterAll(() => api.stop());
beforeEach(async () => {
  await api.database.raw(
    "TRUNCATE starter_content, services, featured_projects, service_areas, testimonials",
  );
  await createBusinessRepository(api.database).put(sampleBusiness);
  await seedContent(api.database, starterContent);
});

const all = { services: 10, "featured-projects": 6, "service-areas": 12, testimonials: 8 };
const none = { services: 0, "featured-projects": 0, "service-areas": 0, testimonials: 0 };
const active = async (table: string) =>
  (await api.database(table).where({ isActive: true }).pluck("id")).length;

/** Shares nothing with the sample except what any business may have. */
const oak = {
  ...sampleBusiness,
  name: "Oak Gutters",
  shortName: "Oak",
  phone: "8285550100",
  email: "hello@oak.example",
  address: { street: "4 Oak St", city: "Asheville", state: "NC", zip: "28801" },
  license: { number: "NC-1", authority: "Georgia" },
  rating: { value: 5, count: 3, source: "Yelp" },
  map: { ...sampleBusiness.map, latitude: 35.5 },
  words: { ...sampleBusiness.words, headline: "A", subtext: "B", aboutHeading: "C", about: "D" },
  serviceTypes: [{ value: "gutters", label: "Gutters" }],
} satisfies Business;

test("for the sample, everything is left to do", async () => {
  expect(await readSetup()).toEqual({
    isSample: true,
    sampleSections: ["contact", "trust", "words", "serviceTypes", "map"],
    sampleItems: all,
    hasOwnPhotos: false,
    isSomebodyNotified: false,
    address: "https://oak.example",
    hasOffsiteBackup: true,
  });
  await api.get(SETUP).expect(401);
});

test("for a real business with its own photo, only the content is left to do", async () => {
  const imageUrl = "/photos/3fa85f64-5717-4562-b3fc-2c963f66afa6/960.webp";
  await createBusinessRepository(api.database).put({
    ...oak,
    pictures: { hero: { imageUrl, altText: "A roof" } },
  });

  expect(await readSetup()).toMatchObject({
    isSample: false,
    sampleSections: [],
    sampleItems: all,
    hasOwnPhotos: true,
  });
});

test.each<[string, Partial<Business>, boolean]>([
  ["contact", { email: sampleBusiness.email }, true],
  ["contact", { shortName: sampleBusiness.shortName }, false],
  ["trust", { license: { number: "SAMPLE-000000", authority: "Ohio" } }, false],
  ["words", { words: { ...oak.words, about: sampleBusiness.words.about } }, false],
  ["serviceTypes", { serviceTypes: sampleBusiness.serviceTypes }, false],
  ["map", { map: sampleBusiness.map }, false],
])("%s counts as the sample's with %j", async (section, change, isSample) => {
  await createBusinessRepository(api.database).put({ ...oak, ...change });

  expect(await readSetup()).toMatchObject({ sampleSections: [section], isSample });
});

test("an active project with an uploaded photo counts, a hidden one does not", async () => {
  const imageUrl = "/photos/3fa85f64-5717-4562-b3fc-2c963f66afa6/960.webp";
  const project = { title: "A", description: "A", altText: "A", imageUrl };
  await api.database("featuredProjects").insert({ ...project, isActive: false });
  expect(await readSetup()).toMatchObject({ hasOwnPhotos: false });

  await api.database("featuredProjects").insert(project);
  expect(await readSetup()).toMatchObject({ hasOwnPhotos: true });
});

test("the samples of the chosen kinds are hidden, but nothing that the owner changed or added", async () => {
  await api.database("testimonials").where({ name: "Martha L." }).update({ review: "My own." });
  await api.database("featuredProjects").insert({
    title: "A",
    description: "A",
    imageUrl: "/a.svg",
    altText: "A",
  });

  const hidden = await api
    .ownerPut(SAMPLES, { hide: ["featured-projects", "testimonials"] })
    .expect(200);

  expect(hidden.body).toMatchObject({ sampleItems: { ...all, testimonials: 7 } });
  expect(await active("testimonials")).toBe(1);
  expect(await active("featuredProjects")).toBe(1);
  expect(await active("services")).toBe(10);
});

test("the remaining samples are removed, wherever the owner has moved them", async () => {
  await api.database("services").update({ sortOrder: 7, isActive: false });
  await api.database("serviceAreas").insert({ name: "Asheville" });

  await api.ownerDelete(SAMPLES).expect(204);

  expect(await readSetup()).toMatchObject({ sampleItems: none });
  expect(await api.database("serviceAreas").pluck("name")).toEqual(["Asheville"]);
  expect(await api.database("services").pluck("id")).toEqual([]);
});

test.each([{}, { hide: ["quotes"] }, { hide: "services" }, { hide: [], show: [] }])(
  "%j hides nothing",
  async (body) => {
    await api.ownerPut(SAMPLES, body).expect(400);

    expect(await active("services")).toBe(10);
  },
);
