/** Moves the focus to the first control that is marked wrong, if any; its message is on the page with the next frame. */
export function focusFirstWrong(form: HTMLFormElement): void {
  requestAnimationFrame(() => {
    form.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  });
}
