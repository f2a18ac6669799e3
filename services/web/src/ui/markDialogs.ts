import { nameOf } from "../site/marks";

/**
 * Marks the page while a dialog is open (ui/GlobalStyle.tsx). Not `html:has(dialog[open])`, with which a browser computes a
 * hundred styles anew after each change of the page.
 */
export function markDialogs(isOpen = document.querySelector("dialog[open]") !== null): void {
  document.documentElement.toggleAttribute(nameOf("dialog"), isOpen);
}
