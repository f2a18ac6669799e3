import { renderToStaticMarkup } from "react-dom/server";
import { Provider } from "react-redux";
import { ServerStyleSheet } from "styled-components";
import { createStore } from "../api/store";
import { GlobalStyle } from "../app/GlobalStyle";
import { AdminShell } from "../pages/admin/AdminShell";

/** What an admin page shows until its script has drawn it: not hydrated, but replaced. */
export function renderAdminShell(path: string): { html: string; styles: string } {
  const sheet = new ServerStyleSheet();
  const html = renderToStaticMarkup(
    sheet.collectStyles(
      <Provider store={createStore()}>
        <GlobalStyle />
        <AdminShell pathname={path} />
      </Provider>,
    ),
  );
  return { html, styles: sheet.getStyleTags() };
}
