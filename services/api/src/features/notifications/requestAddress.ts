import type { Site } from "@ridgeline/contract/site";

/** The owner's list, opened at this request. */
export function requestAddress({ id }: { id: number }, site: Site): string {
  return new URL(`/admin/quote-requests#request-${id}`, site.url).href;
}
