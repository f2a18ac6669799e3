import type { LandingContent } from "@ridgeline/contract/landingContent";
import { photoPath } from "@ridgeline/contract/photo";
import { ServerStyleSheet } from "styled-components";
import { CONTENT_ID } from "../lists/usePublicList";
import { paths } from "../site/paths";
import { renderPage } from "./renderPage";
import { structuredData } from "./structuredData";

/** Where renderLandingPage puts what depends on the content into the built page. */
export const PLACES = {
  structuredData: "<!--structured-data-->",
  app: "<!--app-->",
  content: "<!--content-->",
} as const;

/**
 * The landing page with the owner's content: in its markup, in its structured data, and as JSON for the browser, which
 * continues from there. Without content, the page says that its lists are loading. The API runs this whenever the content
 * has changed. `template` is the built page with its PLACES; its styles and scripts stay as they are, or the security
 * policy, which knows their hashes, would block them.
 */
export async function renderLandingPage(
  template: string,
  content?: LandingContent,
): Promise<string> {
  const html = await renderPage(paths.home, content);
  // Functions, since `$` has a meaning in a replacement string.
  return template
    .replace(PLACES.structuredData, () => toJson(structuredData(content)))
    .replace(PLACES.content, () => (content ? contentScript(content) : ""))
    .replace(PLACES.app, () => html);
}

function contentScript(content: LandingContent): string {
  return `<script type="application/json" id="${CONTENT_ID}">${toJson(content)}</script>`;
}

/** JSON inside a script element: `<` is escaped, so that nothing in it can end the element. */
function toJson(value: object): string {
  return JSON.stringify(value).replaceAll("<", "\\u003c");
}

/** The style element of the landing page: the styles of its lists both loading and shown, whatever is in them. */
export async function landingStyles(): Promise<string> {
  const sheet = new ServerStyleSheet();
  await renderPage(paths.home, undefined, sheet);
  await renderPage(paths.home, everyLook, sheet);
  return sheet.getStyleTags();
}

/** One item for each way in which an item can look. */
const everyLook: LandingContent = {
  services: [{ id: 1, slug: "a", title: "A", description: "B", icon: "Home" }],
  "featured-projects": [
    { id: 1, title: "A", description: "B", imageUrl: "/images/a.svg", altText: "C" },
    {
      id: 2,
      title: "A",
      description: "B",
      imageUrl: photoPath("00000000-0000-4000-8000-000000000000", 960, "webp"),
      altText: "C",
    },
  ],
  "service-areas": [{ id: 1, name: "A" }],
  testimonials: [{ id: 1, name: "A", location: "B", rating: 3, review: "C" }],
};
