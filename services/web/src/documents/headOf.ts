import type { Business } from "@ridgeline/contract/business";
import { paletteOf } from "@ridgeline/contract/palette";
import { sharedPhoto } from "@ridgeline/contract/photo";
import type { DocumentName } from "@ridgeline/contract/renderer";
import type { SiteData } from "@ridgeline/contract/siteData";
import escapeHtml from "escape-html";
import heroPhone from "../pictures/hero-small-800.avif";
import heroSharpPhone from "../pictures/hero-small-1280.avif";
import heroWide from "../pictures/hero-wide.svg";
import { HERO_ID } from "../public/Hero";
import { brandFile } from "../site/brandFile";
import { color, screenWidth } from "../theme";
import { type Document, documents } from "./documents";
import { sharedPictureOf } from "./sharedPicture";
import { describeSite, structuredData } from "./structuredData";

/** A document's own part of the head. */
export function headOf(name: DocumentName, siteData: SiteData): string {
  const { business, isSample } = siteData;
  const document: Document = documents[name];
  const { path } = document;
  const description = document.description?.(siteData);
  const tags = [
    `<title>${escapeHtml(document.title(business))}</title>`,
    ...brandTags(business),
    (path === undefined || isSample) && `<meta name="robots" content="noindex">`,
    description !== undefined && `<meta name="description" content="${escapeHtml(description)}">`,
    ...(path === undefined ? [] : shareTags(path, document, siteData)),
    ...(name === "landing" ? landingTags(siteData) : []),
  ];
  return tags.filter((tag) => typeof tag === "string").join("\n");
}

/** What browsers show of a page around it, and on a home screen. */
function brandTags(business: Business): string[] {
  const { colors } = business;
  const themeColor = colors ? paletteOf(colors)["ground-900"] : color.paper;
  const icon = brandFile("96.png", business, "/icon-96.png");
  const touchIcon = brandFile("180.png", business, "/apple-touch-icon.png");
  return [
    `<meta name="theme-color" content="${themeColor}">`,
    `<link rel="icon" href="${icon}">`,
    `<link rel="apple-touch-icon" href="${touchIcon}">`,
  ];
}

/** For link previews; their address and picture need the site's address. */
function shareTags(path: string, { title, description }: Document, siteData: SiteData) {
  const { business, address } = siteData;
  const tags = [
    og("type", "website"),
    og("site_name", business.name),
    og("title", title(business)),
    og("description", description?.(siteData) ?? ""),
    `<meta name="twitter:card" content="summary_large_image">`,
  ];
  if (address === undefined) return tags;
  const here = new URL(path, address).href;
  const picture = sharedPictureOf(business);
  return [
    `<link rel="canonical" href="${here}">`,
    ...tags,
    og("url", here),
    og("image", new URL(picture.path, address).href),
    ...(picture.isJpeg
      ? [og("image:width", sharedPhoto.width), og("image:height", sharedPhoto.height)]
      : []),
  ];
}

function og(name: string, content: string | number): string {
  return `<meta property="og:${name}" content="${escapeHtml(String(content))}">`;
}

function landingTags(siteData: SiteData): string[] {
  const { pictures, hidesHills } = siteData.business;
  const drawing = [
    `<link rel="preload" imagesrcset="${heroPhone} 2x, ${heroSharpPhone} 3x" as="image" type="image/avif" media="${screenWidth.heroIsOnPhone}" fetchpriority="low">`,
    `<link rel="preload" href="${heroWide}" as="image" type="image/svg+xml" media="${screenWidth.heroIsWide}" fetchpriority="high">`,
  ];
  return [
    // Otherwise Chromium paints the words first, and lays the page out once more for the picture.
    `<link rel="expect" href="#${HERO_ID}" blocking="render">`,
    ...(pictures.hero || hidesHills ? [] : drawing),
    ...[structuredData(siteData), describeSite(siteData)].map(
      (described) => `<script type="application/ld+json">${toJson(described)}</script>`,
    ),
  ];
}

/** JSON for inside a script element: `<` is escaped, so that nothing in it can end the element. */
export function toJson(value: object): string {
  return JSON.stringify(value).replaceAll("<", "\\u003c");
}
