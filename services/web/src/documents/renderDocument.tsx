import type { DocumentName } from "@ridgeline/contract/renderer";
import type { SiteData } from "@ridgeline/contract/siteData";
import { text } from "node:stream/consumers";
import { renderToString } from "react-dom/server";
import { prerenderToNodeStream } from "react-dom/static";
import { ServerStyleSheet } from "styled-components";
import { brandProperties } from "../site/brandProperties";
import {
  BusinessContext,
  markOf,
  PageBusinessContext,
  pageBusinessOf,
  reviewProfiles,
} from "../site/shownBusiness";
import { BUSINESS_ID } from "../site/pageBusiness";
import { GlobalStyle } from "../ui/GlobalStyle";
import { documents } from "./documents";
import { formPlace, isFormName, renderWithEveryPart } from "./forms";
import { headOf, toJson } from "./headOf";
import { securityHeaders } from "./securityHeaders";
import { nameOf } from "../site/marks";

/** Where a template is filled in. */
const PLACES = {
  head: "<!--head-->",
  /** With the ids of the components that the visitors' scripts draw. */
  styles: /<!--styles ?(.*?)-->/,
  app: "<!--app-->",
  data: "<!--data-->",
};

type Page = { html: string; headers: Record<string, string> };

/** A page in its template (scripts/buildSite.mjs), with the headers that allow exactly its own inline styles and scripts. */
export async function renderDocument(
  name: DocumentName,
  template: string,
  siteData: SiteData,
): Promise<Page> {
  const { business, isSample, logoLook, address } = siteData;
  const isAdmin = name === "admin" || name === "login";
  const known = isAdmin
    ? { ...pageBusinessOf(business, markOf(business, logoLook)), isSample }
    : pageBusinessOf(business);
  const sheet = new ServerStyleSheet();
  const body = sheet.collectStyles(
    <BusinessContext value={{ ...business, isSample, logoLook }}>
      <PageBusinessContext value={known}>
        <GlobalStyle />
        {documents[name].render({ ...siteData, form: formPlace })}
      </PageBusinessContext>
    </BusinessContext>,
  );
  // Otherwise React would move large parts to the end of the page, and back with an inline script.
  const { prelude } = await prerenderToNodeStream(body, {
    progressiveChunkSize: Number.POSITIVE_INFINITY,
  });
  const app = await text(prelude);
  if (isFormName(name)) {
    // In the same sheet: the page's style is the form's, too.
    renderToString(
      sheet.collectStyles(
        <PageBusinessContext value={known}>{renderWithEveryPart(name)}</PageBusinessContext>,
      ),
    );
  }
  const styles = sheet.getStyleTags();
  const properties = Object.entries(brandProperties(business));
  const brand = `:root{${properties.map(([property, value]) => `${property}:${value}`).join(";")}}`;
  const drawn = PLACES.styles.exec(template)?.[1]?.split(" ") ?? [];
  const inline = isAdmin ? `<style>${brand}</style>${styles}` : separateNames(styles, brand, drawn);
  const data = `<script type="application/json" id="${BUSINESS_ID}">${toJson(known)}</script>`;
  // Functions, since `$` has a meaning in a replacement string.
  const html = template
    .replace(
      "<html",
      () =>
        `<html class="${isAdmin ? "" : marksOf(siteData)}" ${nameOf("edition")}="${siteData.edition ?? ""}"`,
    )
    .replace(PLACES.head, () => headOf(name, siteData))
    .replace(PLACES.styles, () => inline)
    .replace(PLACES.data, () => data)
    .replace(PLACES.app, () => dropNames(app, styles));
  const isSecure = address !== undefined;
  return { html, headers: securityHeaders(template + inline, { isAdmin, isSecure }) };
}

/** For each section that the landing page hides, since nothing is in it: links to it are hidden, too (ui/GlobalStyle.tsx). */
export function marksOf({ business, content, isSample }: SiteData): string {
  const hasReviews =
    content.testimonials.length > 0 || reviewProfiles({ ...business, isSample }).length > 0;
  return [content.services.length === 0 && "no-services", !hasReviews && "no-reviews"]
    .filter(Boolean)
    .join(" ");
}

/** Each element has the name of its component, too ("sc-..."), which few rules select by. */
function dropNames(app: string, styles: string): string {
  const selected = new Set(styles.match(/\.sc-[0-9a-f]{6}-\d+/g));
  return app.replaceAll(/\bsc-[0-9a-f]{6}-\d+ ?/g, (name) =>
    selected.has(`.${name.trim()}`) ? name : "",
  );
}

/** styled-components ends each rule with this, and each component's rules with a rule that only names them. */
const END = "/*!sc*/\n";

/**
 * All rules, and in another element the names of those that a script may draw: styled-components inserts no rule again whose
 * name it finds. A copy that arrives late, with the toast or a list, would come after the rules that were written to come after
 * it.
 */
function separateNames(styles: string, others: string, drawn: readonly string[]): string {
  const [, open = "", css = ""] = /^(<style[^>]*>)([^]*)<\/style>$/.exec(styles) ?? [];
  const all = css.split(END).map((rule) => rule.trim());
  const names = all.filter((rule) => {
    const id = /^data-styled[^"]*"([^"]*)"/.exec(rule)?.[1];
    return id !== undefined && (id.startsWith("sc-keyframes") || drawn.includes(id));
  });
  const rules = all.filter((rule) => !rule.startsWith("data-styled"));
  return `<style>${others}${rules.join("")}</style>${open}${names.join(END)}</style>`;
}
