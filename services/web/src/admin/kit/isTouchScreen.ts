/** Whether focusing a text field opens a keyboard over half of the page. */
export function isTouchScreen(): boolean {
  return window.matchMedia("(pointer: coarse)").matches;
}
