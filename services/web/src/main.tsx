import { startTransition, StrictMode } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { App } from "./app/App";
import { restoreDraft } from "./late/draft";
import { readContent } from "./lists/usePublicList";
import { isAdminAddress } from "./site/paths";
import { followAnchorLinks } from "./site/scrollToAnchor";

followAnchorLinks();

const container = document.getElementById("root");
if (!container) throw new Error("index.html has no #root");

const app = (
  <StrictMode>
    <App pathname={window.location.pathname} content={readContent()} />
  </StrictMode>
);

/** React empties the page if a component throws. The page as it came is better: it can be read, and its links work. */
function putBackPage(page: Node): (error: unknown) => void {
  return (error) => {
    document.getElementById("root")?.replaceWith(page);
    restoreDraft();
    reportError(error);
  };
}

// As a transition React takes the page over in short pieces, between which the visitor can scroll and type.
startTransition(() => {
  if (isAdminAddress(window.location.pathname)) createRoot(container).render(app);
  else {
    // A copy in this document would load its pictures, however far below the screen they are.
    const page = document.implementation.createHTMLDocument().importNode(container, true);
    hydrateRoot(container, app, { onUncaughtError: putBackPage(page) });
  }
});
