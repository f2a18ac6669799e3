import type { Business } from "@ridgeline/contract/business";
import type { LandingContent, Retention } from "@ridgeline/contract/siteData";
import userEvent, { type UserEvent } from "@testing-library/user-event";
import { renderToString } from "react-dom/server";
import { ServerStyleSheet } from "styled-components";
import { type Document, documents } from "../src/documents/documents";
import { listen, prepare } from "../src/islands/page";
import { BusinessContext, PageBusinessContext, pageBusinessOf } from "../src/site/shownBusiness";
import { BUSINESS_ID } from "../src/site/pageBusiness";
import { sample } from "./renderPart";
import { sampleContent } from "./sampleLists";

type PageData = {
  content?: LandingContent;
  business?: Business;
  retention?: Partial<Retention>;
  customerReviews?: readonly number[];
};

/** Opens a public page as a browser would, with its script but without its form; returns the visitor. */
export function openDocument(address: string, data: PageData = {}): UserEvent {
  const { content = sampleContent, retention, customerReviews = [] } = data;
  const business = { ...(data.business ?? sample), isSample: true };
  window.history.replaceState(null, "", address);
  const known = Object.values<Document>(documents).find(({ path }) => path === address);
  const page = known ?? documents.notFound;
  const pageBusiness = pageBusinessOf(business);
  const html = renderToString(
    new ServerStyleSheet().collectStyles(
      <BusinessContext value={business}>
        <PageBusinessContext value={pageBusiness}>
          {page.render({
            content,
            customerReviews,
            retention: { requestDays: 0, spamDays: 0, ...retention },
            form: null,
          })}
        </PageBusinessContext>
      </BusinessContext>,
    ),
  );
  const json = JSON.stringify(pageBusiness).replaceAll("<", "\\u003c");
  document.body.innerHTML = `${html}<script type="application/json" id="${BUSINESS_ID}">${json}</script>`;
  // The islands render as in a browser, outside of React's act().
  Reflect.set(globalThis, "IS_REACT_ACT_ENVIRONMENT", false);
  if (!isListening) listen();
  isListening = true;
  document.documentElement.dataset["react"] = require.resolve("../src/islands/drawList");
  document.documentElement.dataset["late"] = require.resolve("../src/islands/late");
  prepare();
  return userEvent.setup({ delay: null, skipHover: true });
}

/** All tests of a file share the document. */
let isListening = false;

afterEach(() => {
  document.body.replaceChildren();
  Reflect.set(globalThis, "IS_REACT_ACT_ENVIRONMENT", true);
});
