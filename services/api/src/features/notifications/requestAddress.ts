import type { Site } from "@ridgeline/contract/site";

/** The owner's list, opened at this request. */
export function requestPath({ id }: { id: number }): string {
  return `/admin/quote-requests#request-${id}`;
}

export function requestAddress(request: { id: number }, site: Site): string {
  return new URL(requestPath(request), site.url).href;
}
