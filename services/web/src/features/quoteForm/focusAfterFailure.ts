/** Puts the focus on the first wrong field; if none is wrong, back on the submit button, which was disabled. */
export function focusAfterFailure(form: HTMLFormElement | null): void {
  const wrong = form?.querySelector<HTMLElement>("[aria-invalid=true]");
  const target = wrong ?? form?.querySelector<HTMLElement>("[type=submit]");
  target?.focus();
}
