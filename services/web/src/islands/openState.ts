import { openState } from "../site/openState";
import { readPageBusiness } from "../site/pageBusiness";

const MINUTE_MS = 60_000;

/** Keeps what the page says about the hours true: it may have been rendered, or opened, a while ago. */
export function showOpenState(): void {
  const parts = document.querySelectorAll<HTMLElement>("[data-open-state]");
  if (parts.length === 0) return;
  const timetable = readPageBusiness();
  const show = () => {
    const state = openState(timetable);
    if (!state) return;
    for (const part of parts) {
      part.dataset["openState"] = state.isOpen ? "open" : "closed";
      const text = part.querySelector("[data-open-text]");
      if (text && text.textContent !== state.text) text.textContent = state.text;
    }
  };
  show();
  setInterval(show, MINUTE_MS);
}
