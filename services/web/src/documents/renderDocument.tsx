import type { SiteData } from "@ridgeline/contract/siteData";
import { text } from "node:stream/consumers";
import type { ReactNode } from "react";
import { prerenderToNodeStream } from "react-dom/static";
import { ServerStyleSheet } from "styled-components";
import {
  BusinessContext,
  PageBusinessContext,
  pageBusinessOf,
  type ShownBusiness,
} from "../site/business";
import { BUSINESS_ID } from "../site/pageBusiness";
import { GlobalStyle } from "../ui/GlobalStyle";
import { type DocumentName, documents } from "./documents";
import { headOf, toJson } from "./headOf";

/** Where renderDocument writes into a template. */
export const PLACES = { head: "<!--head-->", app: "<!--app-->", data: "<!--data-->" } as const;

/**
 * A page as HTML. `template` is the build's: its styles and inline scripts stay as they are, or the security policy, which
 * knows their hashes, would block them.
 */
export async function renderDocument(
  name: DocumentName,
  template: string,
  siteData: SiteData,
): Promise<string> {
  const { business, isSample } = siteData;
  const body = documents[name].render(siteData);
  const html = await renderBody(body, { ...business, isSample }, new ServerStyleSheet());
  const data = `<script type="application/json" id="${BUSINESS_ID}">${toJson(pageBusinessOf(business))}</script>`;
  // Functions, since `$` has a meaning in a replacement string.
  return template
    .replace(PLACES.head, () => headOf(name, siteData))
    .replace(PLACES.data, () => data)
    .replace(PLACES.app, () => html);
}

/** A page, or a part of one, as HTML; its styles are added to `sheet`, after the global ones. */
export async function renderBody(
  body: ReactNode,
  business: ShownBusiness,
  sheet: ServerStyleSheet,
): Promise<string> {
  const page = sheet.collectStyles(
    <BusinessContext value={business}>
      <PageBusinessContext value={pageBusinessOf(business)}>
        <GlobalStyle />
        {body}
      </PageBusinessContext>
    </BusinessContext>,
  );
  // Otherwise React would move large parts to the end of the page, and back with an inline script.
  const { prelude } = await prerenderToNodeStream(page, {
    progressiveChunkSize: Number.POSITIVE_INFINITY,
  });
  return text(prelude);
}
