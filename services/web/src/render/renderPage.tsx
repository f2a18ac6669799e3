import type { LandingContent } from "@ridgeline/contract/landingContent";
import { text } from "node:stream/consumers";
import { StrictMode } from "react";
import { prerenderToNodeStream } from "react-dom/static";
import { ServerStyleSheet } from "styled-components";
import { App } from "../app/App";

/**
 * One page as HTML; its styles are added to `sheet`. The landing page shows `content`; without it, that its lists are
 * loading.
 */
export async function renderPage(
  path: string,
  content?: LandingContent,
  sheet = new ServerStyleSheet(),
): Promise<string> {
  const app = sheet.collectStyles(
    <StrictMode>
      <App pathname={path} content={content} />
    </StrictMode>,
  );
  // Otherwise React would move large parts to the end of the page, and back with an inline script.
  const { prelude } = await prerenderToNodeStream(app, {
    progressiveChunkSize: Number.POSITIVE_INFINITY,
  });
  return text(prelude);
}

/** A page whose HTML never changes, and its critical styles. */
export async function renderStyledPage(path: string): Promise<{ html: string; styles: string }> {
  const sheet = new ServerStyleSheet();
  const html = await renderPage(path, undefined, sheet);
  return { html, styles: sheet.getStyleTags() };
}
