import { MAX_TRACKING } from "@ridgeline/contract/quoteRequest";

const UTM_NAMES = ["utm_source", "utm_medium", "utm_campaign", "utm_term", "utm_content"] as const;

type TrackingName = (typeof UTM_NAMES)[number] | "referrer";
export type Tracking = Partial<Record<TrackingName, string>>;

/** Where the visitor came from: the address's query and the referrer, else what this session has kept (spec 4). */
export function readTracking(): Tracking {
  const query = new URLSearchParams(window.location.search);
  const tracking: Tracking = {};
  for (const name of UTM_NAMES) {
    const value = query.get(name) ?? recall(name);
    if (value) tracking[name] = value.slice(0, MAX_TRACKING);
  }
  const referrer = externalReferrer() || recall("referrer");
  if (referrer) tracking.referrer = referrer.slice(0, MAX_TRACKING);
  return tracking;
}

/** Keeps it for the session, on load: a later page has neither the query nor the referrer. */
export function rememberTracking(): void {
  for (const [name, value] of Object.entries(readTracking())) keep(name, value);
}

/** Our own pages link to each other: that is not where the visitor came from. */
function externalReferrer(): string {
  const { referrer } = document;
  return referrer.startsWith(`${window.location.origin}/`) ? "" : referrer;
}

/** Browsers may refuse storage altogether; a request is worth more than its origin. */
function recall(name: string): string {
  try {
    return window.sessionStorage.getItem(name) ?? "";
  } catch {
    return "";
  }
}

function keep(name: string, value: string): void {
  try {
    window.sessionStorage.setItem(name, value);
  } catch {
    // as above
  }
}
