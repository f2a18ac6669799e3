import { session } from "../../site/storage";

const KEPT_AS = "draft";
/** True once storing the draft has failed. */
let isRefused = false;

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
type Draft = { values: Record<string, string | boolean>; text: string };

/**
 * Keeps the form `data-draft`, with the text in `data-draft-text`, in the session storage whenever it changes, and puts it
 * back into the page's HTML, where the form's script finds it like any early input (decision 021).
 */
export function keepDraft(): void {
  const touched = new Set<EventTarget | null>();
  let isRestored = false;
  let left: string | undefined;

  const handleChange = ({ target }: Event) => {
    if (isRestored) saveDraft();
    else touched.add(target);
  };
  document.addEventListener("input", handleChange);
  document.addEventListener("change", handleChange);
  document.addEventListener("DOMContentLoaded", () => {
    restoreDraft(touched);
    isRestored = true;
    if (touched.size > 0) saveDraft();
  });
  window.addEventListener("pagehide", () => {
    if (!isRestored) return;
    // If it was emptied without an event, it was not by the visitor.
    if (readForm() !== "") saveDraft();
    left = storedDraft();
  });
  window.addEventListener("pageshow", ({ persisted }) => {
    // Not at once: after this event WebKit resets a form without autocomplete.
    if (persisted) setTimeout(() => correctForm(left));
  });
}

/** Corrects the form of a page from the back/forward cache; `left` is the draft from when that page was left. */
function correctForm(left: string | undefined): void {
  const shown = readForm();
  const draft = storedDraft();
  if (shown === undefined || draft === undefined || shown === draft) return;
  if (draft === left) restoreDraft();
  else window.location.reload(); // the form has since been changed or sent in another page
}

/** "" if there is none, undefined if that is unknown. */
function storedDraft(): string | undefined {
  return isRefused ? undefined : (session.recall(KEPT_AS) ?? "");
}

/** Call it once the form has been sent. */
export function forgetDraft(): void {
  session.forget(KEPT_AS);
}

function saveDraft(): void {
  const draft = readForm();
  if (draft === "") session.forget(KEPT_AS);
  else if (draft !== undefined) isRefused = !session.keep(KEPT_AS, draft);
}

/** Restores the whole draft, and discards what the browser itself has restored. What the visitor has just touched stays. */
function restoreDraft(touched = new Set<EventTarget | null>()): void {
  const draft = session.recallJson(KEPT_AS, isDraft);
  for (const control of controls()) {
    if (touched.has(control)) continue;
    const value = draft?.values[control.name];
    if (isCheckbox(control)) control.checked = value === true;
    else control.value = typeof value === "string" ? value : "";
  }
  const text = textElement();
  if (draft?.text && text) text.textContent = draft.text;
}

/** The draft as it is stored; "" if the form is empty, undefined if the page has no form. */
function readForm(): string | undefined {
  const all = controls();
  if (all.length === 0) return undefined;
  const values = Object.fromEntries(all.map((control) => [control.name, valueOf(control)]));
  if (!Object.values(values).some(Boolean)) return "";
  return JSON.stringify({ values, text: textElement()?.textContent ?? "" } satisfies Draft);
}

function isDraft(stored: unknown): stored is Draft {
  const { values } = Object(stored) as { values?: unknown }; // any object may be read by key
  return typeof values === "object" && values !== null;
}

function controls(): Control[] {
  return [...document.querySelectorAll<Control>("[data-draft] [name]")];
}

function textElement(): Element | null {
  return document.querySelector("[data-draft-text]");
}

function valueOf(control: Control): string | boolean {
  return isCheckbox(control) ? control.checked : control.value;
}

function isCheckbox(control: Control): control is HTMLInputElement {
  return control.type === "checkbox";
}
