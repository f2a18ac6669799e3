import { text } from "node:stream/consumers";
import { StrictMode } from "react";
import { prerenderToNodeStream } from "react-dom/static";
import { Provider } from "react-redux";
import { ServerStyleSheet } from "styled-components";
import { App } from "../app/App";
import { createStore } from "../app/createStore";

type RenderedPage = { html: string; styles: string };

/** One page as HTML and its critical styles. */
export async function renderPage(path: string): Promise<RenderedPage> {
  const sheet = new ServerStyleSheet();
  const app = sheet.collectStyles(
    <StrictMode>
      <Provider store={createStore()}>
        <App pathname={path} />
      </Provider>
    </StrictMode>,
  );
  // Otherwise React would move large parts to the end of the page, and back with an inline script.
  const { prelude } = await prerenderToNodeStream(app, {
    progressiveChunkSize: Number.POSITIVE_INFINITY,
  });
  return { html: await text(prelude), styles: sheet.getStyleTags() };
}
