import { marked, nameOf } from "../site/marks";

const PLACEHOLDER = "/images/no-picture.svg";

/**
 * Shows the placeholder in every image with `data-has-placeholder` that fails from now on or has already failed, and takes away
 * one with `data-has-ground`, which stays.
 */
export function replaceFailedPictures(): void {
  document.addEventListener("error", ({ target }) => replace(target), true);
  for (const image of document.querySelectorAll("img")) {
    if (image.complete && image.naturalWidth === 0) replace(image);
  }
}

function replace(target: EventTarget | null): void {
  if (!(target instanceof HTMLImageElement)) return;
  if (target.matches(marked("has-ground"))) target.remove();
  if (!target.matches(marked("has-placeholder"))) return;
  if (target.src.endsWith(PLACEHOLDER)) return;
  for (const source of target.closest("picture")?.querySelectorAll("source") ?? []) source.remove();
  target.removeAttribute("srcset");
  target.src = PLACEHOLDER;
  unlink(target.closest(marked("picture")));
}

/** There is nothing to enlarge (public/Projects.tsx). */
function unlink(link: Element | null): void {
  for (const name of ["href", "aria-label", nameOf("picture")]) link?.removeAttribute(name);
}
