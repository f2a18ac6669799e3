import { KEY_FIELD } from "@ridgeline/contract/quoteRequest";
import { digestOf } from "../../site/digest";
import { session } from "../../site/storage";
import {
  createSecurityQuestion,
  readQuestion,
  type SecurityQuestion,
  writeQuestion,
} from "./securityQuestion";
import { fieldBesideForm } from "./tracking";

const STORAGE_KEY = "draft";
/** There once the form has been sent, until the next page opens. */
const SENT = "sent";
const RECEIVED_ON = "receivedOn";

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
type Values = Record<string, string | boolean>;
type Draft = { values: Values; question: SecurityQuestion; key: string };

/** A random UUID; a duplicated tab has the same. */
let draftKey = "";
/** False once the browser has refused to store the draft. */
let isKept = true;

/**
 * Keeps the form `data-draft` with its question in the session storage whenever it changes (decision 021). What is kept is put
 * back into the HTML, where the form's script finds it like anything typed early. Without an answer that belongs to it, the
 * question is a new one (requirement 4.8).
 */
export function keepDraft(): void {
  const draft = readDraft();
  draftKey = draft?.key ?? createUuid();
  const isAnswered = readForm()["mathChallenge"] !== "";
  if (draft) writeQuestion(draft.question);
  else if (!isAnswered) writeQuestion(createSecurityQuestion());
  fillIn(draft?.values);
  // Otherwise the browser would restore parts of it, too. Without this script nobody else does.
  document.querySelector("form[data-draft]")?.setAttribute("autocomplete", "off");
  writeKey();
  document.addEventListener("input", saveDraft);
  document.addEventListener("change", saveDraft);
  document.addEventListener("submit", markSent, { capture: true });
  window.addEventListener("pagehide", saveDraft);
  window.addEventListener("pageshow", ({ persisted }) => {
    // Not at once: after this event WebKit empties a form that it took from the back/forward cache.
    if (persisted) setTimeout(reloadStaleForm);
  });
}

/** Fills in what is empty. */
export function fillIn(values: Values = {}): void {
  for (const control of controls()) {
    const value = values[control.name];
    if (isCheckbox(control)) control.checked ||= value === true;
    else if (control.value === "" && typeof value === "string") control.value = value;
  }
}

/** The form has since been changed or sent in another page of this tab. */
function reloadStaleForm(): void {
  const shown = formAsText();
  if (isKept && shown !== undefined && shown !== (session.get(STORAGE_KEY) ?? "")) {
    window.location.reload();
  }
}

function markSent(): void {
  saveDraft();
  session.set(SENT, "");
}

/**
 * The form's key, however it is sent: other answers have another end, so that neither is taken for the other (decision 008).
 */
function writeKey(): void {
  const { mathChallenge: _, consent: __, ...answers } = readForm();
  const field = fieldBesideForm(KEY_FIELD);
  if (field) field.value = draftKey.slice(0, -8) + digestOf(answers);
}

export const readKey = () => fieldBesideForm(KEY_FIELD)?.value ?? "";

/** A 4 for the version, an a for the variant. `crypto.randomUUID` is missing on plain http. */
function createUuid(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})/, "$1-$2-4$3-a$4-");
}

function saveDraft(): void {
  writeKey();
  const text = formAsText();
  if (text === "") session.remove(STORAGE_KEY);
  else if (text !== undefined) isKept = session.set(STORAGE_KEY, text);
}

/** The draft as it is stored; "" if the form is empty, undefined if the page has no form. */
function formAsText(): string | undefined {
  const question = readQuestion();
  if (!question) return undefined;
  const values = readForm();
  const draft: Draft = { values, question, key: draftKey };
  return Object.values(values).some(Boolean) ? JSON.stringify(draft) : "";
}

function readDraft(): Draft | undefined {
  return session.getJson(STORAGE_KEY, isDraft);
}

function isDraft(kept: unknown): kept is Draft {
  const { values, question, key } = Object(kept) as Partial<Record<keyof Draft, unknown>>; // any object may be read by key
  return Object(values) === values && Object(question) === question && typeof key === "string";
}

/** What the form's controls contain, by their names. */
export function readForm(): Values {
  const entries = controls().map((control) => [
    control.name,
    isCheckbox(control) ? control.checked : control.value,
  ]);
  return Object.fromEntries(entries) as Values; // pairs of these types
}

function controls(): Control[] {
  return [...document.querySelectorAll<Control>("[data-draft] [name]:not([type=hidden])")];
}

function isCheckbox(control: Control): control is HTMLInputElement {
  return control.type === "checkbox";
}

/** Call it once the request is received: nothing of it is kept but the day. */
export function endDraft(): void {
  session.remove(STORAGE_KEY);
  session.remove(SENT);
  session.set(RECEIVED_ON, new Date().toDateString());
}

/** In a page that is opened later the same day, says in the form's head that a request was received. */
export function showReceived(): void {
  if (session.get(SENT) !== null && document.querySelector("[data-received-now]")) endDraft();
  session.remove(SENT);
  const received = session.get(RECEIVED_ON);
  const line = document.querySelector<HTMLElement>("[data-received]");
  // The date only if there is something to compare: a phone takes a while for its first one.
  if (line && received !== null) line.hidden = received !== new Date().toDateString();
}
