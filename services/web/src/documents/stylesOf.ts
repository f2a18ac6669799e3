import type { LandingContent } from "@ridgeline/contract/landingContent";
import { photoPath } from "@ridgeline/contract/photo";
import sampleBusiness from "@ridgeline/db/seeds/sampleBusiness.json";
import { createElement } from "react";
import { ServerStyleSheet } from "styled-components";
import { QuoteForm } from "../public/quoteForm/QuoteForm";
import { type DocumentName, documents } from "./documents";
import type { ShownBusiness } from "../site/business";
import { renderBody } from "./renderDocument";

/** The style elements of a document: for every look that its business and its lists may have, so that they never change. */
export async function stylesOf(name: DocumentName): Promise<string> {
  const sheet = new ServerStyleSheet();
  for (const business of businesses) {
    for (const content of [noContent, everyLook]) {
      await renderBody(documents[name].render({ content, retention }), business, sheet);
    }
  }
  const isReact = name === "admin" || name === "login";
  if (isReact) return sheet.getStyleTags();
  return withoutMarks(sheet, name === "landing" ? await stylesOfForm() : "");
}

/**
 * On a document, styled-components takes over the styles of the form only, since it inserts each rule that it takes over once
 * more. The form's come first: the rules that they share with the rest are those that the rest is based on.
 */
function withoutMarks(sheet: ServerStyleSheet, ofForm: string): string {
  const known = new Set(rulesOf(ofForm));
  const own = rulesOf(sheet.getStyleTags()).filter(
    (rule) => !rule.startsWith(MARK) && !known.has(rule),
  );
  return `${ofForm}<style>${own.join("")}</style>`;
}

/** styled-components ends each rule with a comment, and each component's rules with a rule that names it. */
const END = "/*!sc*/";
const MARK = "data-styled";

function rulesOf(styleTags: string): string[] {
  return styleTags
    .replaceAll(/<style[^>]*>|<\/style>/g, "")
    .split(END)
    .map((rule) => rule.trim());
}

async function stylesOfForm(): Promise<string> {
  const sheet = new ServerStyleSheet();
  await renderBody(createElement(QuoteForm), sample, sheet);
  return sheet.getStyleTags();
}

const photo = photoPath("00000000-0000-4000-8000-000000000000", 960, "webp");
const picture = { imageUrl: photo, altText: "A" };
const sample = { ...sampleBusiness, isSample: true } as ShownBusiness; // JSON types lose the enums; a test checks it against the schema

const { picture: _drawn, ...bareMap } = sample.map;

/** The sample, and a business with everything that the sample lacks. */
const businesses: readonly ShownBusiness[] = [
  sample,
  {
    ...sample,
    map: bareMap,
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

const retention = { requestDays: 0, spamDays: 0 };

const LONG = "a".repeat(1000);

/** One item for each way in which an item can look. */
const everyLook: LandingContent = {
  services: Array.from({ length: 13 }, (_, id) => ({
    id,
    slug: `a${id}`,
    title: "A",
    description: LONG,
    icon: "Home",
  })),
  "featured-projects": [
    { id: 1, title: "A", description: "B", imageUrl: "/images/a.svg", altText: "C" },
    { id: 2, title: "A", description: "B", imageUrl: photo, altText: "C" },
  ],
  "service-areas": Array.from({ length: 30 }, (_, id) => ({ id, name: "A" })),
  testimonials: [
    { id: 1, name: "A", location: "B", rating: 3, review: "C" },
    { id: 2, name: "A", location: "B", rating: 5, review: "C" },
  ],
};
