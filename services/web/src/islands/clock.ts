import { openState } from "../site/openState";
import { readPageBusiness } from "../site/pageBusiness";
import { marked, setMark } from "../site/marks";

/** Says whether the business is open now, and until when that holds. */
export function correctOpenState(): void {
  const state = openState(readPageBusiness());
  if (!state) return;
  for (const part of document.querySelectorAll<HTMLElement>(marked("open-state"))) {
    setMark(part, "open-state", state.isOpen ? "open" : "closed");
    setMark(part, "since", state.since);
    setMark(part, "until", state.until);
    const text = part.querySelector(marked("open-text"));
    if (text && text.textContent !== state.text) text.textContent = state.text;
  }
}
