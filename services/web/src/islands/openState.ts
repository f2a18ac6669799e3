import { type Holds, openState } from "../site/openState";
import { readPageBusiness } from "../site/pageBusiness";

const MINUTE_MS = 60_000;

/** Keeps what the page says about the hours true: it may have been rendered, or opened, a while ago. */
export function showOpenState(): void {
  const parts = document.querySelectorAll<HTMLElement>("[data-open-state]");
  const [first] = parts;
  if (!first) return;
  let shown = readHolds(first);
  const show = () => {
    if (stillHolds(shown)) return;
    const state = openState(readPageBusiness());
    if (!state) return;
    shown = state;
    for (const part of parts) {
      part.dataset["openState"] = state.isOpen ? "open" : "closed";
      const text = part.querySelector("[data-open-text]");
      if (text && text.textContent !== state.text) text.textContent = state.text;
    }
  };
  show();
  setInterval(show, MINUTE_MS);
}

/** From when to when what the page says here is true. */
export function readHolds({ dataset }: HTMLElement): Holds {
  return { since: Number(dataset["since"]), until: Number(dataset["until"]) };
}

/** Compares numbers, since a browser's first local time, and each time zone, take a phone a while. */
export function stillHolds({ since, until }: Holds): boolean {
  return since <= Date.now() && Date.now() < until;
}
