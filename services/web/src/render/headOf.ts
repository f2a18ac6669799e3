import escapeHtml from "escape-html";
import mark from "../../public/favicon.svg?raw";
import heroFirst from "../pictures/hero-first.svg?raw";
import heroSmall from "../pictures/hero-small.svg";
import heroWide from "../pictures/hero-wide.svg";
import { paths } from "../site/paths";
import { site } from "../site/site";
import { screenWidth } from "../theme";
import type { Page } from "./pages";
import { PLACES } from "./renderLandingPage";

/** A page's own part of the head. */
export function headOf(page: Page): string {
  const { title, description, isIndexed, path } = page;
  const tags = [
    `<title>${escapeHtml(title)}</title>`,
    `<link rel="icon" type="image/svg+xml" href="${toDataUrl(mark)}">`,
    !isIndexed && `<meta name="robots" content="noindex">`,
    description && `<meta name="description" content="${escapeHtml(description)}">`,
    ...(isIndexed ? shareTags(page, new URL(path, site.url).href) : []),
    ...(path === paths.home ? landingTags() : []),
  ];
  return tags.filter((tag) => typeof tag === "string").join("\n");
}

function shareTags({ title, description = "" }: Page, address: string): string[] {
  const picture = new URL("/og.jpg", site.url).href;
  return [
    `<link rel="canonical" href="${address}">`,
    `<meta property="og:type" content="website">`,
    `<meta property="og:site_name" content="${escapeHtml(site.name)}">`,
    `<meta property="og:title" content="${escapeHtml(title)}">`,
    `<meta property="og:description" content="${escapeHtml(description)}">`,
    `<meta property="og:url" content="${address}">`,
    `<meta property="og:image" content="${picture}">`,
    `<meta property="og:image:width" content="1200">`,
    `<meta property="og:image:height" content="630">`,
    `<meta name="twitter:card" content="summary_large_image">`,
  ];
}

function landingTags(): string[] {
  return [
    // The phone's picture is painted with the HTML, in outline: the drawing may come after the fonts.
    `<style>:root{--hero-first:url("${toDataUrl(heroFirst)}")}</style>`,
    `<link rel="preload" href="${heroSmall}" as="image" type="image/svg+xml" media="${screenWidth.upToTablet}" fetchpriority="low">`,
    `<link rel="preload" href="${heroWide}" as="image" type="image/svg+xml" media="${screenWidth.aboveTablet}" fetchpriority="high">`,
    `<script type="application/ld+json">${PLACES.structuredData}</script>`,
  ];
}

/** Percent-encoded, not base64: it compresses to a third less. */
function toDataUrl(svg: string): string {
  const encoded = svg
    .replaceAll('"', "'")
    .replace(/[%#<>\n]/g, (character) => encodeURIComponent(character));
  return `data:image/svg+xml,${encoded}`;
}
