import type { Business } from "@ridgeline/contract/business";
import type { LandingContent, SiteData } from "@ridgeline/contract/siteData";
import { sample } from "../../test/renderPart";
import { sampleContent } from "../../test/sampleLists";
import { headOf } from "./headOf";
import { marksOf } from "./renderDocument";

const siteWith = (changes: Partial<Business>, content: Partial<LandingContent>): SiteData => ({
  business: { ...bare, ...changes },
  content: { ...sampleContent, ...content },
  customerReviews: [],
  address: "https://example.com",
  isSample: false,
  retention: { requestDays: 0, spamDays: 0 },
});

const headWith = (changes: Partial<Business>, towns: readonly string[] = []) =>
  headOf(
    "landing",
    siteWith(changes, { "service-areas": towns.map((name, id) => ({ id, name })) }),
  );

const { trade: _trade, schemaType: _type, ...others } = sample;
const roofs = [
  { value: "roofs", label: "Roof Repair" },
  { value: "storms", label: "Storm Damage" },
  { value: "other", label: "Other" },
];
const bare: Business = {
  ...others,
  name: "Blue Anvil Roofing",
  shortName: "Blue Anvil",
  address: { city: "Duluth", state: "MN" },
  serviceTypes: roofs,
};

test.each<[Partial<Business>, string]>([
  [{ trade: "Roofs and gutters" }, "Roofs and gutters in Duluth, MN | Blue Anvil Roofing"],
  [{ schemaType: "RoofingContractor" }, "Roofing in Duluth, MN | Blue Anvil Roofing"],
  [{}, "Roof Repair and Storm Damage in Duluth, MN | Blue Anvil Roofing"],
  [
    { serviceTypes: [{ value: "long", label: "W".repeat(61) }] },
    "Blue Anvil Roofing | Duluth, Minnesota",
  ],
])("the title says what and where first, if what is known: %j", (changes, title) => {
  expect(headWith(changes)).toContain(`<title>${title}</title>`);
});

test("the description names kinds of work and towns, as many as search engines show", () => {
  const towns = ["Duluth", "Hermantown", "Superior", ...Array<string>(9).fill("Proctor")];

  const [, description = ""] = /name="description" content="(.*?)"/.exec(headWith({}, towns)) ?? [];

  expect(description).toMatch(
    /^Blue Anvil Roofing: Roof Repair, Storm Damage in Duluth, Minnesota, and in Hermantown, Superior, /,
  );
  expect(description.length).toBeLessThan(160);
});

test("search engines read what the site is called", () => {
  expect(headWith({})).toContain(
    `{"@context":"https://schema.org","@type":"WebSite","name":"Blue Anvil Roofing","alternateName":"Blue Anvil","url":"https://example.com/"}`,
  );
});

test.each<[Partial<Business>, Partial<LandingContent>, string]>([
  [{}, {}, ""],
  [{ links: {} }, { services: [], testimonials: [] }, "no-services no-reviews"],
  [{ links: { yelp: "https://www.yelp.com/biz/a" } }, { testimonials: [] }, ""],
])(
  "every page hides the links to what the landing page does not have: %j %j",
  (changes, content, marks) => {
    expect(marksOf(siteWith(changes, content))).toBe(marks);
  },
);
