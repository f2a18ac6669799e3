import { truncateHidden } from "@ridgeline/contract/cleanText";
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

/** Stores it for the session, on load: a later page has neither the query nor the referrer. Sets it on the form, too. */
export function rememberTracking(): void {
  for (const [name, value] of Object.entries(readTracking())) {
    session.set(name, value);
    const field = fieldBesideForm(name);
    if (field) field.value ||= value; // a page that answers the form has it already
  }
}

/** A hidden field of the form, beside it, where React does not look; undefined if the page has no form. */
export function fieldBesideForm(name: string): HTMLInputElement | undefined {
  const form = document.querySelector<HTMLFormElement>(`#${QUOTE_FORM_ID}`);
  if (!form) return undefined;
  const known = form.elements.namedItem(name);
  if (known instanceof HTMLInputElement) return known;
  const field = Object.assign(document.createElement("input"), { type: "hidden", name });
  field.setAttribute("form", QUOTE_FORM_ID);
  form.parentElement?.after(field);
  return field;
}

/** Of a page that answers the form, the referrer is the form's own page, which is the landing page. */
function referrerOf({ referrer }: Document): string | null {
  const { origin, pathname } = window.location;
  return pathname !== "/" && referrer.startsWith(`${origin}/`) ? null : referrer;
}

function firstFilled(...texts: (string | null)[]): string | undefined {
  return texts.find((text) => text !== null && text !== "") ?? undefined;
}
