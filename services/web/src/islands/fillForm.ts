import { session } from "../site/storage";
import { marked, readMark } from "../site/marks";

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const STORAGE_KEY = "filled";
const isTexts = (kept: unknown): kept is Record<string, string> => kept instanceof Object; // ours

/** By field, what links have filled in; kept as long as the draft, in which it looks as if it had been typed. */
const filled = session.getJson(STORAGE_KEY, isTexts) ?? {};

/**
 * A pressed service (`data-service`) is chosen in the form, a town (`data-town`) goes into its address, and a project that the
 * visitor wants one like (`data-like`) to the head of the details, unless the visitor has written something else there.
 */
export function fillFormFrom(link: Element): void {
  const service = readMark(link, "service");
  const town = readMark(link, "town");
  const like = readMark(link, "like");
  if (service) fill("serviceType", service);
  if (town) fill("address", town);
  if (like) fill("projectDetails", `Like your ${like}:\n`);
}

function fill(name: string, text: string): void {
  const field = document.querySelector<Field>(`${marked("form")} [name="${name}"]`);
  if (!field || !["", filled[name]].includes(field.value)) return;
  const isSelect = field instanceof HTMLSelectElement;
  if (isSelect) {
    field.value = text;
    if (field.selectedIndex < 0) field.value = ""; // the owner's own service is none of the form's types
  } else if (field.readOnly) return;
  else field.setRangeText(text, 0, field.value.length, "end"); // setting `value` would go unnoticed by React
  field.dispatchEvent(new Event(isSelect ? "change" : "input", { bubbles: true }));
  filled[name] = field.value;
  session.set(STORAGE_KEY, JSON.stringify(filled));
}
