import type { Business } from "@ridgeline/contract/business";
import type { LandingContent } from "@ridgeline/contract/landingContent";
import { photoPath } from "@ridgeline/contract/photo";
import sampleBusiness from "@ridgeline/db/seeds/sampleBusiness.json";
import { ServerStyleSheet } from "styled-components";
import { type DocumentName, documents } from "./documents";
import { renderBody } from "./renderDocument";

/** The style element of a document: every look that its business and its lists may have, so that it never changes. */
export async function stylesOf(name: DocumentName): Promise<string> {
  const sheet = new ServerStyleSheet();
  for (const business of businesses) {
    for (const content of [noContent, everyLook]) {
      await renderBody(documents[name], { business, content }, sheet);
    }
  }
  return sheet.getStyleTags();
}

const photo = photoPath("00000000-0000-4000-8000-000000000000", 960, "webp");
const picture = { imageUrl: photo, altText: "A" };
const sample = sampleBusiness as Business; // JSON types lose the enums; a test checks it against the schema

/** With everything from the sample, and with everything else. */
const businesses: readonly Business[] = [
  sample,
  {
    ...sample,
    address: { ...sample.address, city: "A" },
    pictures: { logo: picture, hero: picture, about: picture },
    owner: { name: "A", sentence: "B", portrait: picture },
  },
];

const noContent: LandingContent = {
  services: [],
  "featured-projects": [],
  "service-areas": [],
  testimonials: [],
};

const LONG = "a".repeat(1000);

/** One item for each way in which an item can look. */
const everyLook: LandingContent = {
  services: [{ id: 1, slug: "a", title: "A", description: LONG, icon: "Home" }],
  "featured-projects": [
    { id: 1, title: "A", description: "B", imageUrl: "/images/a.svg", altText: "C" },
    { id: 2, title: "A", description: "B", imageUrl: photo, altText: "C" },
  ],
  "service-areas": Array.from({ length: 30 }, (_, id) => ({ id, name: "A" })),
  testimonials: [{ id: 1, name: "A", location: "B", rating: 3, review: "C" }],
};
