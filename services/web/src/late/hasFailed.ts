/** True where an image of the prerendered page failed before React could hear of it. */
export function hasFailed(image: HTMLImageElement | null): boolean {
  return image !== null && image.complete && image.naturalWidth === 0;
}
