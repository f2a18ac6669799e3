import { landingLists, type LandingList } from "@ridgeline/contract/landingContent";
import { callApi } from "../api/callApi";
import { digestOf } from "../public/digest";
import { importWithRetry } from "../site/loadScript";
import type { ListParts } from "./drawList";

/**
 * Fetches each public list of the page once. A list that has changed since the page was rendered is redrawn; one that
 * cannot be fetched stays, below a message.
 */
export function refreshLists(): void {
  for (const path of landingLists) void refresh(path);
}

async function refresh(path: LandingList): Promise<void> {
  const parts = findParts(path);
  if (!parts) return;
  parts.status.textContent = `Loading ${nameOf(path)}...`;
  const outcome = await callApi({ path: `/${path}`, priority: "low" });
  parts.status.textContent = "";
  const items: unknown = "data" in outcome ? outcome.data : undefined;
  if (Array.isArray(items) && isShown(items, parts)) return;
  const { drawFailure, drawList } = await importWithRetry(() => import("./drawList"));
  if (Array.isArray(items)) drawList(path, items, parts);
  else drawFailure(nameOf(path), parts, () => void refresh(path));
}

function findParts(path: LandingList): ListParts | undefined {
  const find = (name: string) => document.querySelector<HTMLElement>(`[data-${name}="${path}"]`);
  const [status, notice, list] = [find("status"), find("notice"), find("list")];
  return status && notice && list ? { status, notice, list } : undefined;
}

function isShown(items: unknown[], { list, notice }: ListParts): boolean {
  return list.dataset["digest"] === digestOf(items) && !notice.hasChildNodes();
}

/** "featured projects" */
function nameOf(path: LandingList): string {
  return path.replaceAll("-", " ");
}
