// Inside the HTML of the owner's pages (scripts/buildSite.mjs). If one of their scripts is lost, it shows a line with a button below
// "Loading...", and reloads the page once the site answers: browsers never fetch a lost script again.

/** Enough for a pressed link to open its page: in WebKit and Firefox it aborts the scripts, and a reload would cancel it. */
const PAUSE_MS = 2000;

let isLost = false;
let wasAway = false;

window.addEventListener(
  "error",
  ({ target }) => target instanceof HTMLScriptElement && lose(),
  true,
);
window.addEventListener("scriptlost", lose); // the other script (App.tsx)
window.addEventListener("online", lose);

function lose(): void {
  const line = document.querySelector<HTMLElement>("[data-lost]"); // gone once the page is drawn
  if (!line || isLost) return;
  isLost = true;
  line.hidden = false;
  setTimeout(() => void reloadOnceReached(), PAUSE_MS);
}

async function reloadOnceReached(): Promise<void> {
  try {
    await fetch(window.location.href, { method: "HEAD", cache: "no-store" });
  } catch {
    wasAway = true;
    setTimeout(() => void reloadOnceReached(), PAUSE_MS);
    return;
  }
  const [opened] = performance.getEntriesByType("navigation");
  const isReload = opened instanceof PerformanceNavigationTiming && opened.type === "reload";
  // A script that is blocked would be lost again and again.
  if (wasAway || !isReload) window.location.reload();
}
