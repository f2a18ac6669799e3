import { text } from "node:stream/consumers";
import { checkSite } from "@ridgeline/contract/checks/checkSite";
import { StrictMode } from "react";
import { prerenderToNodeStream } from "react-dom/static";
import { Provider } from "react-redux";
import { ServerStyleSheet } from "styled-components";
import siteJson from "../../../site.json";
import { App } from "./app/App";
import { createStore } from "./app/createStore";

export type RenderedPage = { html: string; css: string };

/** One page as HTML and its critical styles; scripts/build.mjs puts them into index.html. */
export async function renderPage(path: string): Promise<RenderedPage> {
  const sheet = new ServerStyleSheet();
  const app = sheet.collectStyles(
    <StrictMode>
      <Provider store={createStore()}>
        <App pathname={path} />
      </Provider>
    </StrictMode>,
  );
  // Without the size, React moves large parts to the end of the page and back again by an inline script.
  const { prelude } = await prerenderToNodeStream(app, {
    progressiveChunkSize: Number.POSITIVE_INFINITY,
  });
  return { html: await text(prelude), css: sheet.getStyleTags() };
}

/** Throws one sentence that names what is wrong with site.json. */
export function requireGoodSite(): void {
  const checked = checkSite(siteJson);
  if (checked.ok) return;
  const problems = checked.problems.map(({ field, message }) => `${field || "(all)"}: ${message}`);
  throw new Error(`site.json is not right. ${problems.join("; ")}`);
}
