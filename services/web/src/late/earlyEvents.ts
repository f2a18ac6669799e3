const noted = globalThis as { earlyPress?: HTMLButtonElement | null };

/** What a visitor does after a press that shows that they no longer wait for it. */
const MOVED_ON = ["keydown", "wheel", "touchmove"] as const;

/** Notes the last pressed button, because React drops a press on HTML that it has not hydrated yet. */
export function noteEarlyPress(): void {
  const note = ({ target }: Event) => {
    noted.earlyPress = target instanceof Element ? target.closest("button") : null;
  };
  const forget = () => {
    noted.earlyPress = null;
  };
  document.addEventListener("click", note, true);
  for (const sign of MOVED_ON) {
    document.addEventListener(sign, forget, { capture: true, passive: true });
  }
}

/** Presses the button inside `part` again that was pressed before its script was there. */
export function replayEarlyPress(part: Element | null): void {
  const button = noted.earlyPress;
  if (!button || !part?.contains(button)) return;
  button.click();
  noted.earlyPress = null; // the click has just noted itself
}

/** True if an image of the prerendered page failed before React could hear of it. */
export function hasFailed(image: HTMLImageElement | null): boolean {
  return image !== null && image.complete && image.naturalWidth === 0;
}
