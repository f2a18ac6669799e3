import { callApi, listOf } from "../api/callApi";
import { checksumOf } from "../site/checksum";
import type { drawList } from "./drawList";
import { whenNear } from "./near";
import { importScripts } from "./scripts";
import { focusScrollLists } from "./scrollLists";
import { marked, markedWith, readMark, setMark } from "../site/marks";

/** Fetches each public list of the page once, when its section is on the screen. */
export function refreshListsOnDisplay(): void {
  for (const list of document.querySelectorAll<HTMLElement>(marked("list"))) {
    const section = list.closest("section");
    // An empty one is hidden, and so never near.
    const place = section?.closest("[hidden]")?.parentElement ?? section;
    if (place) whenNear(place, "-15%", () => void refresh(list));
  }
}

/** A list that cannot be fetched stays, below a line that says so. */
async function refresh(list: HTMLElement): Promise<void> {
  const status = list.previousElementSibling;
  const path = readMark(list, "list");
  const name = path.replaceAll("-", " ");
  if (status) status.textContent = `Loading ${name}...`;
  const script = await importScripts<{ refreshList: typeof refreshList }>("late");
  const isFetched = await script?.refreshList(list);
  if (status) status.textContent = "";
  if (isFetched) return;
  const retry = document.createElement("button");
  retry.textContent = "Try again";
  const line = document.createElement("p");
  line.setAttribute("role", "alert");
  line.append(`Unable to load ${name}. Please try again later. `, retry);
  retry.onclick = () => {
    line.remove();
    void refresh(list);
  };
  list.before(line);
}

/** In the script that is loaded late: redraws a list that has changed since the page was rendered. False if it was not fetched. */
export async function refreshList(list: HTMLElement): Promise<boolean> {
  const outcome = await callApi({
    path: `/${readMark(list, "list")}`,
    priority: "low",
    expects: [200, listOf("id")],
  });
  if ("error" in outcome) return false;
  const edition = readMark(document.documentElement, "edition");
  // Of another site than the rest of this page, which stays what it is.
  if (outcome.edition !== undefined && outcome.edition !== edition) return true;
  const items = outcome.data as unknown[]; // as expected
  if (readMark(list, "checksum") !== checksumOf(items)) await redraw(list, items);
  return true;
}

/**
 * Without items its section is hidden. If the script for it is lost, the list stays as it is; as long as the focus is in it, too,
 * which would get lost, or an enlarged picture is shown.
 */
async function redraw(list: HTMLElement, items: unknown[]): Promise<void> {
  const script = await importScripts<{ drawList: typeof drawList }>("react");
  if (!script) return;
  const dialog = document.querySelector("dialog[open]");
  const busy = dialog ?? (list.contains(document.activeElement) && list);
  if (busy) {
    const later = () => setTimeout(() => void redraw(list, items)); // when the focus is where it goes
    busy.addEventListener(dialog ? "close" : "focusout", later, { once: true });
    return;
  }
  await script.drawList(list, items);
  setMark(list, "checksum", checksumOf(items));
  focusScrollLists(list);
  const sections = markedWith("list-section", readMark(list, "list"));
  for (const part of document.querySelectorAll<HTMLElement>(sections)) {
    part.hidden = items.length === 0;
    if (part.id) document.documentElement.classList.toggle(`no-${part.id}`, part.hidden);
  }
}
