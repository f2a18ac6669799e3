const RETURNS = ["reload", "back_forward"];

/**
 * On a reload or when going back, the browser scrolls to where the visitor was, which would be the wrong place if sections
 * above it had estimated heights (public/Section.tsx).
 */
export function layOutOnReturn(): void {
  const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[]; // all of this type are
  if (navigation && RETURNS.includes(navigation.type)) {
    document.documentElement.dataset["laidOut"] = "";
  }
}
