import { heldPath, QUOTE_REQUESTS_PATH, requestPath } from "@ridgeline/contract/requestPath";
import type { Site } from "@ridgeline/contract/site";

/** The owner's list. */
export function listAddress(site: Site): string {
  return new URL(QUOTE_REQUESTS_PATH, site.url).href;
}

/** The owner's list, opened at this request. */
export function requestAddress({ id }: { id: number }, site: Site): string {
  return new URL(requestPath(id), site.url).href;
}

/** The requests in quarantine, below that list. */
export function heldAddress(site: Site): string {
  return new URL(heldPath, site.url).href;
}
