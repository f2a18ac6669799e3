import { truncateHidden } from "@ridgeline/contract/cleanText";
import { paths } from "../../site/paths";
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
  const referrer = firstFilled(referrerOf(document), session.get("referrer"));
  if (referrer) tracking.referrer = truncateHidden(referrer);
  return tracking;
}

export const QUOTE_FORM_ID = "quote-request";

/**
 * Stores it for the session, on load: a later page has neither the query nor the referrer. Sets it on the form, too: in fields
 * beside it, where React does not look.
 */
export function rememberTracking(): void {
  const form = document.querySelector<HTMLFormElement>(`#${QUOTE_FORM_ID}`);
  for (const [name, value] of Object.entries(readTracking())) {
    session.set(name, value);
    if (!form || form.elements.namedItem(name)) continue; // a page that answers the form has it already
    const field = document.createElement("input");
    Object.assign(field, { type: "hidden", name, value });
    field.setAttribute("form", QUOTE_FORM_ID);
    form.parentElement?.after(field);
  }
}

/** Of a page that answers the form, the referrer is the form's own page. */
function referrerOf({ referrer }: Document): string | null {
  const { origin, pathname } = window.location;
  return pathname !== paths.home && referrer.startsWith(`${origin}/`) ? null : referrer;
}

function firstFilled(...texts: (string | null)[]): string | undefined {
  return texts.find((text) => text !== null && text !== "") ?? undefined;
}
