/** Some browsers change the number in the field with the focus if the page is scrolled while the pointer is over it. */
export function keepNumbersWhileScrolling(): void {
  const leave = () => {
    const field = document.activeElement;
    if (field instanceof HTMLInputElement && field.type === "number") field.blur();
  };
  document.addEventListener("wheel", leave, { capture: true, passive: true });
}
