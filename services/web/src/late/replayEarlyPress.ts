/** Presses once more the button that was pressed inside `part` before its script was there. */
export function replayEarlyPress(part: Element | null): void {
  const noted = window as { earlyPress?: HTMLButtonElement | null }; // by the script in index.html
  const button = noted.earlyPress;
  if (!button || !part?.contains(button)) return;
  noted.earlyPress = null;
  button.click();
}
