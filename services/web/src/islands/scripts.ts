import { whenNear } from "./near";

/**
 * What the page's form needs, which draws lists too; and what knows the hours. On `<html>`, each script after those that it
 * imports (scripts/buildSite.mjs).
 */
type Part = "form" | "clock";

const addressesOf = (part: Part) => document.documentElement.dataset[part]?.split(" ") ?? [];

/** Loads a part's scripts; undefined if there are none, or one is lost: the next call tries again. */
export async function importScripts<Script>(part: Part): Promise<Script | undefined> {
  try {
    const scripts = await Promise.all(addressesOf(part).map((address) => import(address)));
    return scripts.pop() as Script; // the part's own
  } catch {
    return undefined;
  }
}

/**
 * Loads the form's scripts when the visitor comes near the form or touches it. Until then, and without them, the browser posts the
 * form itself.
 */
export function loadFormWhenNeeded(): void {
  const form = document.querySelector("#form, #review-form");
  if (!form) return;
  whenNear(form, "150%", loadForm);
  form.addEventListener("focusin", loadForm);
  form.addEventListener("input", loadForm, { once: true });
  window.addEventListener("load", () => {
    if ("requestIdleCallback" in window) requestIdleCallback(fetchAhead);
    else setTimeout(fetchAhead);
  });
}

let isAsked = false;

export function loadForm(): void {
  isAsked = true;
  void importScripts("form");
}

/** Into the browser's cache, for a connection that may get worse. */
function fetchAhead(): void {
  const { connection } = navigator as { connection?: { saveData?: boolean } }; // Chromium's
  if (isAsked || connection?.saveData) return;
  for (const href of addressesOf("form")) {
    const link = document.createElement("link");
    Object.assign(link, { rel: "prefetch", as: "script", href });
    document.head.append(link);
  }
}
