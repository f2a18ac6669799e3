import type { Business } from "@ridgeline/contract/business";
import type { SetupStatus } from "@ridgeline/contract/setup";
import starterContent from "@ridgeline/db/seeds/starterContent.json";
import { validQuoteRequest } from "../../../../contract/test/quoteRequests";
import { provideApi } from "../../test/testApi";
import { seedContent } from "../content/contentStore";
import { sampleBusiness } from "../business/sampleBusiness";

const SETUP = "/api/admin/setup";

const DOMAIN = "oak.example, www.oak.example";
const api = provideApi({ DOMAIN, SMTP_URL: "smtp://127.0.0.1:1" }, "each");
beforeEach(() => seedContent(api.database, starterContent));

/** One of the owner's lists. */
const listed = async (list: string) =>
  (await api.ownerGet(`/api/admin/${list}`).expect(200)).body as { name?: string }[];
const readSetup = async () => (await api.ownerGet(SETUP).expect(200)).body as SetupStatus;

const oak = {
  ...sampleBusiness,
  name: "Oak Gutters",
  shortName: "Oak",
  phone: "8285550100",
  email: "hello@oak.example",
  address: { city: "Asheville", state: "NC" },
} satisfies Business;

const order = { isActive: true, sortOrder: 1 };
const site = {
  business: oak,
  services: [{ slug: "gutters", title: "Gutters", description: "Ours.", icon: "Home", ...order }],
  serviceAreas: [{ name: "Asheville", ...order }],
  featuredProjects: [],
};

test("a new site is the sample's, and so is each part of the business that says something", async () => {
  expect(await readSetup()).toEqual({
    isSample: true,
    sampleParts: ["contact", "hours", "trust", "words", "serviceTypes", "map", "legal"],
    isSomebodyNotified: false,
    hasOwnPhotos: false,
    hasReview: true,
    address: "https://oak.example",
    hasOffsiteBackup: false,
  });

  const added = { language: "es", timeZone: "America/Denver" } as const;
  await api.putBusiness({ ...sampleBusiness, ...added, phone: "8285550100", since: 2003 });

  expect((await readSetup()).sampleParts).toEqual([
    "hours",
    "words",
    "serviceTypes",
    "map",
    "legal",
  ]);
  await api.get(SETUP).expect(401);
});

test("of several presses at once one replaces the sample's business and content, and keeps the quote requests and what the owner has written; the others change nothing", async () => {
  await api.postQuote(validQuoteRequest).expect(201);
  await api.ownerPost("/api/admin/service-areas", { name: "Mars Hill", ...order }).expect(201);

  const answers = await api.atOnce("business", () =>
    Promise.all(
      Array.from({ length: 6 }, (_, at) =>
        api.ownerPost(SETUP, { ...site, business: { ...oak, since: 2000 + at } }),
      ),
    ),
  );

  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409, 409, 409, 409]);
  const refused = answers.find(({ status }) => status === 409);
  expect(refused?.text).toMatch(/^This site is already yours: nothing was changed\./);
  const since = 2000 + answers.findIndex(({ status }) => status === 201);
  const business = await api.ownerGet("/api/admin/business");
  expect(business.body).toMatchObject({ ...oak, since });
  expect(await readSetup()).toMatchObject({ isSample: false });
  expect((await listed("service-areas")).map(({ name }) => name)).toEqual([
    "Mars Hill",
    "Asheville",
  ]);
  const lists = ["services", "featured-projects", "testimonials", "quote-requests"];
  expect((await Promise.all(lists.map(listed))).map(({ length }) => length)).toEqual([1, 0, 0, 1]);
});

test.each([
  [
    { business: { ...oak, phone: "1" }, services: [{ ...site.services[0], icon: "" }] },
    [
      "business, phone: Please enter the ten digits of a US number, without the 1",
      "services 1, icon: String must contain at least 1 character(s)",
    ],
  ],
  [{ services: [] }, ["business: Required"]],
  [{ business: sampleBusiness }, ["These are still the sample's details."]],
])("%j is refused with a line for each problem, and nothing is changed", async (sent, lines) => {
  const { text } = await api.ownerPost(SETUP, sent).expect(400);

  expect(text.split("\n")).toEqual(lines);
  expect((await readSetup()).isSample).toBe(true);
  expect(await listed("services")).toHaveLength(starterContent.services.length);
});

const delivered = { channel: "email", deliveredAt: new Date() };
const failed = {
  kind: "no-backup",
  channel: "email",
  messageKey: "8a3f8f5e-3c1d-4a55-9d3f-0f5f5f3f2a11",
};

test("somebody is notified once a message has been delivered, and as long as none fails", async () => {
  await api.database("outbox").insert(failed);
  expect(await readSetup()).toMatchObject({ isSomebodyNotified: false });

  await api.database("channelDeliveries").insert(delivered);
  expect(await readSetup()).toMatchObject({ isSomebodyNotified: true });

  const lastFailedAt = new Date(Date.now() + 60_000);
  await api.database("outbox").update({ lastError: "ECONNECTION", lastFailedAt });
  expect(await readSetup()).toMatchObject({ isSomebodyNotified: false });
});

test("the same press again, whose answer was lost, is told that the site is made; another one that it is already", async () => {
  await api.ownerPost(SETUP, site).expect(201);

  const repeated = await api.ownerPost(SETUP, site).expect(201);
  await api.ownerPost(SETUP, { ...site, business: { ...oak, since: 2003 } }).expect(409);

  expect(repeated.body).toMatchObject({ isSample: false });
});

type Row = { id: number };

test("a card of the owner's stays, and one with the same address or town is left out, no project", async () => {
  const changed = { ...site.services[0], title: "My own gutters" };
  const { id } = await api.database("services").where({ slug: "gutters" }).first<Row>("id");
  await api.ownerPut(`/api/admin/services/${id}`, changed).expect(200);
  await api.ownerPost("/api/admin/service-areas", { name: "asheville", ...order }).expect(201);
  const image = { imageUrl: "/images/projects/roof.svg", altText: "A roof" };
  const own = { title: "Mine", description: "In Asheville", ...image, ...order };
  await api.ownerPost("/api/admin/featured-projects", own).expect(201);
  const featuredProjects = ["Roof", "Gutter"].map((title) => ({ ...own, title }));

  await api.ownerPost(SETUP, { ...site, featuredProjects }).expect(201);

  expect(await listed("featured-projects")).toHaveLength(3);
  expect(await listed("services")).toMatchObject([{ id, title: "My own gutters" }]);
  expect(await listed("service-areas")).toMatchObject([{ name: "asheville" }]);
});

const GONE = "/photos/3fa85f64-5717-4562-b3fc-2c963f66afa6/960.webp";
const gonePicture = { imageUrl: GONE, altText: "A roof" };
const project = { title: "A", description: "A", ...gonePicture, ...order };
const isGone = "This photo is no longer on the server. Please choose it again.";

test("an upload that is gone is refused, with its place, by every call that names it", async () => {
  const pictures = { hero: gonePicture, logo: { imageUrl: GONE } };
  const owner = { name: "Ann", portrait: gonePicture };
  const ofBusiness = ["pictures.hero", "pictures.logo", "owner.portrait"];
  const business = { ...oak, pictures, owner };
  const lines = (prefix: string) =>
    ofBusiness.map((place) => `${prefix}${place}.imageUrl: ${isGone}`).toSorted();

  const made = await api.ownerPost(SETUP, { ...site, business, featuredProjects: [project] });
  expect(made.status).toBe(400);
  expect(made.text.split("\n").toSorted()).toEqual([
    ...lines("business."),
    `featuredProjects.0.imageUrl: ${isGone}`,
  ]);
  const read = await api.ownerGet("/api/admin/business");
  const { version } = read.body as { version: number };
  const saved = await api.ownerPut("/api/admin/business", { ...business, version });
  expect([saved.status, saved.text.split("\n").toSorted()]).toEqual([400, lines("")]);
  const PROJECTS = "/api/admin/featured-projects";
  await api.ownerPost(PROJECTS, project).expect(400, `imageUrl: ${isGone}`);
  await api.ownerPut(`${PROJECTS}/1`, project).expect(400, `imageUrl: ${isGone}`);
});

test("a review is an active one, or the stars of the business", async () => {
  const { rating: _, ...unrated } = oak;
  await api.putBusiness(unrated);
  expect(await readSetup()).toMatchObject({ hasReview: true });

  await api.database("testimonials").update({ isActive: false });
  expect(await readSetup()).toMatchObject({ hasReview: false });
});

test("an own photo is one of the business, or of an active project", async () => {
  const imageUrl = GONE;
  await api.database("photos").insert({ id: imageUrl.split("/")[2] });
  await api.database("featuredProjects").insert({ ...project, isActive: false });
  expect(await readSetup()).toMatchObject({ hasOwnPhotos: false });

  await api.database("featuredProjects").update({ isActive: true });
  expect(await readSetup()).toMatchObject({ hasOwnPhotos: true });

  await api.database("featuredProjects").where({ imageUrl }).delete();
  await api.putBusiness({ ...oak, pictures: { hero: { imageUrl, altText: "A roof" } } });
  expect(await readSetup()).toMatchObject({ hasOwnPhotos: true });
});
