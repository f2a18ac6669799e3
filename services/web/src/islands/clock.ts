import { openState } from "../site/openState";
import { readPageBusiness } from "../site/pageBusiness";

/** Says whether the business is open now, and until when that holds. */
export function correctOpenState(): void {
  const state = openState(readPageBusiness());
  if (!state) return;
  for (const part of document.querySelectorAll<HTMLElement>("[data-open-state]")) {
    part.dataset["openState"] = state.isOpen ? "open" : "closed";
    part.dataset["since"] = String(state.since);
    part.dataset["until"] = String(state.until);
    const text = part.querySelector("[data-open-text]");
    if (text && text.textContent !== state.text) text.textContent = state.text;
  }
}
