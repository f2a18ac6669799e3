/**
 * Puts the focus on the first wrong field; if none is wrong, back on the submit button, which was disabled, unless the
 * visitor has gone on to something else.
 */
export function focusAfterFailure(form: HTMLFormElement | null): void {
  const wrong = form?.querySelector<HTMLElement>("[aria-invalid=true]");
  if (wrong) {
    wrong.focus();
    return;
  }
  const button = form?.querySelector<HTMLElement>("[type=submit]");
  if (button && document.activeElement?.contains(button)) button.focus();
}
