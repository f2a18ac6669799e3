import { whenNear } from "./near";
import { type Mark, marked, readMark } from "../site/marks";

/**
 * What needs React: the page's form (form.tsx), and lists that have changed. And what is needed late (late.ts). On `<html>`, each
 * script after those that it imports (scripts/buildSite.mjs).
 */
type Part = Extract<Mark, "react" | "late">;

const addressesOf = (part: Part) =>
  readMark(document.documentElement, part).split(" ").filter(Boolean);

/** Loads a part's scripts; undefined if there are none, or one is lost: the next call tries again. */
export async function importScripts<Script>(part: Part): Promise<Script | undefined> {
  try {
    const scripts = await Promise.all(
      addressesOf(part).map((address) => (part === "late" ? importLate(address) : import(address))),
    );
    return scripts.pop() as Script; // the part's own
  } catch {
    return undefined;
  }
}

const losses = new Map<string, number>();

/**
 * Under another address once it was lost: Chromium 150 does not ask for the same module again. Not the form's script: its later
 * parts (the toast) import it by its own address, and a second copy would take the form over once more.
 */
async function importLate(address: string): Promise<unknown> {
  const lost = losses.get(address) ?? 0;
  try {
    return (await import(lost > 0 ? `${address}?${lost}` : address)) as unknown;
  } catch (error) {
    losses.set(address, lost + 1);
    throw error;
  }
}

/**
 * Loads the form's scripts when the visitor comes near the form or touches it. Until then, and without them, the browser posts the
 * form itself.
 */
export function loadFormWhenNeeded(): void {
  const form = document.querySelector(marked("form"));
  if (!form) return;
  whenNear(form, "150%", loadForm);
  form.addEventListener("focusin", loadForm);
  form.addEventListener("input", loadForm, { once: true });
  for (const sign of ["scroll", "pointerdown", "keydown"])
    window.addEventListener(sign, fetchAhead, { once: true, passive: true });
}

let isAsked = false;

export function loadForm(): void {
  isAsked = true;
  void importScripts("react");
}

/**
 * Into the browser's cache once the visitor does something, for a connection that may get worse. Not by `<link rel="prefetch">`,
 * which Safari lacks, and which Firefox refuses with our content security policy.
 */
function fetchAhead(): void {
  const { connection } = navigator as { connection?: { saveData?: boolean } }; // Chromium's
  if (isAsked || connection?.saveData) return;
  isAsked = true;
  for (const address of [...addressesOf("react"), ...addressesOf("late")]) {
    fetch(address, { priority: "low" }).then(
      (response) => response.blob(), // only then it is kept
      () => {},
    );
  }
}
