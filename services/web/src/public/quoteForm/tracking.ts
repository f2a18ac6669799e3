import { dropUnstorable } from "@ridgeline/contract/cleanText";
import { MAX_HIDDEN } from "@ridgeline/contract/quoteFields";
import { session } from "../../site/storage";

const UTM_NAMES = ["utm_source", "utm_medium", "utm_campaign", "utm_term", "utm_content"] as const;

type TrackingName = (typeof UTM_NAMES)[number] | "referrer";
export type Tracking = Partial<Record<TrackingName, string>>;

/**
 * Where the visitor came from: the address's query and the referrer, otherwise what this session has stored
 * (requirement 4.9). Our own links send no referrer, so that a visitor who reads the terms in between keeps the original one.
 */
export function readTracking(): Tracking {
  const query = new URLSearchParams(window.location.search);
  const tracking: Tracking = {};
  for (const name of UTM_NAMES) {
    const value = firstFilled(query.get(name), session.get(name));
    if (value) tracking[name] = truncateHidden(value);
  }
  const referrer = firstFilled(document.referrer, session.get("referrer"));
  if (referrer) tracking.referrer = truncateHidden(referrer);
  return tracking;
}

/** Stores it for the session, on load: a later page has neither the query nor the referrer. */
export function rememberTracking(): void {
  for (const [name, value] of Object.entries(readTracking())) session.set(name, value);
}

function firstFilled(...texts: (string | null)[]): string | undefined {
  return texts.find((text) => text !== null && text !== "") ?? undefined;
}

/** What the visitor does not see never costs a request: without what cannot be stored, and no longer than the contract allows. */
export function truncateHidden(text: string): string {
  return dropUnstorable(dropUnstorable(text).slice(0, MAX_HIDDEN));
}
