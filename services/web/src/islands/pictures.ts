import { isPlainPress } from "./isPlainPress";

/** A pressed picture opens in a dialog, whose script is loaded then; if that fails, it opens as a plain link. */
export function openPicturesOnPress(): void {
  document.addEventListener("click", (event) => {
    const pressed = event.target instanceof Element ? event.target : null;
    const link = pressed?.closest<HTMLAnchorElement>("a[data-picture]");
    if (!link || !isPlainPress(event)) return;
    event.preventDefault();
    void open(link);
  });
}

async function open(link: HTMLAnchorElement): Promise<void> {
  try {
    const { openPicture } = await import("./openPicture");
    openPicture(link);
  } catch {
    window.location.assign(link.href);
  }
}
