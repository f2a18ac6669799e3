import { session } from "../site/storage";
import { marked } from "../site/marks";

/** There once a form has been sent, until the next page opens: its key. */
const SENT = "sent";

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** What is in a form by its controls' names, as a browser would post it: a box that is not ticked is missing. */
export type Texts = Readonly<Record<string, string>>;
type Draft = { texts: Texts; id: string };

let id = "";

/** False once the browser has refused to store the draft. */
let isKept = true;
let isReceived = false;

/**
 * Keeps the page's form in the session storage whenever it changes (decision 021). What is kept is put back into the HTML, where
 * the form's script finds it like anything typed early. True if there was something.
 */
export function keepDraft(): boolean {
  const form = findForm();
  const draft = form && session.getJson(keyOf(form), isDraft);
  id = draft?.id ?? createUuid();
  if (draft) writeForm(form, { ...draft.texts, ...readForm(form, isTouched) });
  // Otherwise the browser would restore parts of it, too. Without this script nobody else does.
  form?.setAttribute("autocomplete", "off");
  document.addEventListener("input", saveDraft);
  document.addEventListener("change", saveDraft);
  document.addEventListener("submit", markSent, true);
  window.addEventListener("pagehide", saveDraft);
  window.addEventListener("pageshow", ({ persisted }) => {
    // Not at once: after this event WebKit empties a form that it took from the back/forward cache.
    if (persisted) setTimeout(reloadStaleForm);
  });
  return !!draft;
}

export function findForm(): HTMLFormElement | null {
  return document.querySelector<HTMLFormElement>(`${marked("form")} form`);
}

/** The path that the browser would post it to: on every page the same, and for each invitation another. */
const keyOf = (form: HTMLFormElement) => new URL(form.action).pathname;

/** The form has since been changed or sent in another page of this tab. */
function reloadStaleForm(): void {
  const form = findForm();
  if (form && isKept && toDraft(form) !== (session.get(keyOf(form)) ?? "")) {
    window.location.reload();
  }
}

function markSent(): void {
  const form = findForm();
  saveDraft();
  if (form) session.set(SENT, keyOf(form));
}

function saveDraft(): void {
  const form = findForm();
  if (!form) return;
  const text = toDraft(form);
  if (text === "") session.remove(keyOf(form));
  else isKept = session.set(keyOf(form), text);
}

/** As it is stored; "" if the form is empty. */
function toDraft(form: HTMLFormElement): string {
  const shown = readForm(form, ({ type }) => type !== "hidden");
  const draft: Draft = { texts: readForm(form), id };
  return Object.values(shown).some(Boolean) ? JSON.stringify(draft) : "";
}

const isDraft = (kept: unknown): kept is Draft => kept instanceof Object; // ours

/** A random UUID; a duplicated tab has the same. */
export const draftId = () => id;

/** A 4 for the version, an a for the variant. `crypto.randomUUID` is missing on plain http. */
function createUuid(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})/, "$1-$2-4$3-a$4-");
}

export function readForm(
  form: HTMLFormElement,
  isWanted: (control: Control) => boolean = Boolean,
): Texts {
  const posted = controlsOf(form).filter(
    (control) => isWanted(control) && (!isBox(control) || control.checked),
  );
  return Object.fromEntries(posted.map(({ name, value }) => [name, value]));
}

export function writeForm(form: HTMLFormElement, texts: Texts): void {
  for (const control of controlsOf(form)) {
    const text = texts[control.name];
    if (isBox(control)) control.checked = text === control.value;
    else if (text !== undefined) control.value = text;
  }
}

function controlsOf(form: HTMLFormElement): Control[] {
  return [...form.querySelectorAll<Control>("[name]")];
}

function isBox(control: Control): control is HTMLInputElement {
  return control.type === "checkbox" || control.type === "radio";
}

/** Somebody, or the browser, has changed what came in the HTML; or chosen something, which no draft takes back. */
function isTouched(control: Control): boolean {
  if (isBox(control)) return control.checked;
  return control.value !== ("defaultValue" in control ? control.defaultValue : "");
}

/** A form's values, of what is posted. */
export function toValues<Values extends object>(empty: Values, texts: Texts): Values {
  const values = Object.entries(empty).map(([name, value]: [string, unknown]) => [
    name,
    typeof value === "boolean" ? Boolean(texts[name]) : (texts[name] ?? value),
  ]);
  return Object.fromEntries(values) as Values; // the same fields with values of the same types
}

const dayKeyOf = (key: string) => `received ${key}`;

function end(key: string): void {
  session.remove(key);
  session.remove(SENT);
  session.set(dayKeyOf(key), new Date().toDateString());
}

/** Call it once the form is received: nothing of it is kept but the day. */
export function endDraft(): void {
  const form = findForm();
  if (form) end(keyOf(form));
  isReceived = true;
}

/** Whether this script has sent the page's form. */
export const wasReceived = () => isReceived;

/** On the page with the thanks, ends the draft that led there. Beside a form, says if one was received earlier that day. */
export function showReceived(): void {
  const sent = session.get(SENT);
  if (sent && document.querySelector(marked("thanks"))) end(sent);
  session.remove(SENT);
  const form = findForm();
  const line = document.querySelector<HTMLElement>(marked("received"));
  const day = form && session.get(dayKeyOf(keyOf(form)));
  // The date only if there is something to compare: a phone takes a while for its first one.
  if (line && day) line.hidden = day !== new Date().toDateString();
}
