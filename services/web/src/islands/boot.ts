import { chooseLinkedService, noteEarlyPress } from "../public/early";
import { keepDraft } from "../public/quoteForm/draft";
import { loadEntry } from "./loadEntry";

/** Ways in which a page is opened again. */
const RETURNS = ["reload", "back_forward"];

// The script inside each page, which names its scripts on <html>: compiled and inlined by scripts/build.mjs.
layOutOnReturn();
noteEarlyPress();
chooseLinkedService();
keepDraft();
const { scripts } = document.documentElement.dataset;
if (scripts !== undefined) void loadEntry(scripts.split(" "));

/**
 * On a reload or when going back, the browser scrolls to where the visitor was, which would be the wrong place if sections
 * above it had estimated heights (public/Section.tsx).
 */
function layOutOnReturn(): void {
  const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[]; // all of this type are
  if (navigation && RETURNS.includes(navigation.type)) {
    document.documentElement.dataset["laidOut"] = "";
  }
}
