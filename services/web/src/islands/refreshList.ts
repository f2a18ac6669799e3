import type { LandingList } from "@ridgeline/contract/siteData";
import { callApi } from "../api/callApi";
import { digestOf } from "../public/digest";
import type { drawList } from "./drawList";
import { importScripts } from "./scripts";
import { focusScrollLists } from "./scrollLists";

const find = (name: string, path: LandingList) =>
  document.querySelector<HTMLElement>(`[data-${name}="${path}"]`);

/** Redraws a list that has changed since the page was rendered; one that cannot be fetched stays, below a line that says so. */
export async function refreshList(path: LandingList): Promise<void> {
  const [status, notice, list] = [find("status", path), find("notice", path), find("list", path)];
  if (!status || !notice || !list) return;
  const name = path.replaceAll("-", " ");
  notice.replaceChildren();
  status.textContent = `Loading ${name}...`;
  const outcome = await callApi({ path: `/${path}`, priority: "low" });
  status.textContent = "";
  const items: unknown = "data" in outcome ? outcome.data : undefined;
  if (Array.isArray(items)) {
    if (list.dataset["digest"] !== digestOf(items)) await redraw(path, items, list);
    return;
  }
  const retry = document.createElement("button");
  retry.type = "button";
  retry.textContent = "Try again";
  retry.onclick = () => void refreshList(path);
  const line = document.createElement("p");
  line.setAttribute("role", "alert");
  line.append(`Unable to load ${name}. Please try again later. `, retry);
  notice.replaceChildren(line);
}

/**
 * Without items its section is hidden. If the script for it is lost, the list stays as it is; as long as the focus is in it, too,
 * which would get lost, or an enlarged picture is shown.
 */
async function redraw(path: LandingList, items: unknown[], list: HTMLElement): Promise<void> {
  const script = await importScripts<{ drawList: typeof drawList }>("form");
  if (!script) return;
  const dialog = document.querySelector("dialog[open]");
  const busy = dialog ?? (list.contains(document.activeElement) && list);
  if (busy) {
    const later = () => setTimeout(() => void redraw(path, items, list)); // when the focus is where it goes
    busy.addEventListener(dialog ? "close" : "focusout", later, { once: true });
    return;
  }
  await script.drawList(path, items, list);
  list.dataset["digest"] = digestOf(items);
  focusScrollLists(list);
  for (const part of document.querySelectorAll<HTMLElement>(`[data-list-section="${path}"]`)) {
    part.hidden = items.length === 0;
    if (part.id) document.documentElement.classList.toggle(`no-${part.id}`, part.hidden);
  }
}
