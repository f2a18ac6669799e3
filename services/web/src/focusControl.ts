/**
 * Focuses a control, and scrolls no further than it takes to show it with its label: the browser's own way of scrolling to
 * what has the focus may leave the label below the header (the room for it is in `ui/fields.tsx`).
 */
export function focusControl(control: HTMLElement, block: ScrollLogicalPosition = "nearest"): void {
  control.focus({ preventScroll: true });
  control.scrollIntoView({ block });
}
