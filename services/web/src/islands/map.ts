import { onceInView } from "./onceInView";

/** With a query, since Playwright keeps every favicon.ico from the tests. */
const PROBE = "https://www.openstreetmap.org/favicon.ico?probe";
/** Pixels from the screen. A browser's own lazy loading starts at more than 1000. */
const NEAR = 300;

/**
 * Lays OpenStreetMap's map over the drawing once that comes near the screen and OpenStreetMap answers. A frame does
 * not report failures, so an image is loaded first as a test.
 */
export function showMapWhenNear(): void {
  const place = document.querySelector("[data-map]");
  const map = place?.querySelector("template")?.content.firstElementChild;
  if (!place || !map) return;
  onceInView(place, { rootMargin: `${NEAR}px` }, () => {
    const probe = new Image();
    probe.onload = () => {
      place.append(document.importNode(map, true));
    };
    probe.referrerPolicy = "no-referrer";
    probe.src = PROBE;
  });
}
