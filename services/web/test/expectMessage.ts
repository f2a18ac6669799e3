/** Expects the control to be marked invalid and described by this message. */
export function expectMessage(control: HTMLElement, message: string): void {
  expect(control.getAttribute("aria-invalid")).toBe("true");
  expect(descriptionsOf(control)).toContain(message);
}

/** Expects the control to be neither marked invalid nor described by that message. */
export function expectNoMessage(control: HTMLElement, message: string): void {
  expect(control.hasAttribute("aria-invalid")).toBe(false);
  expect(descriptionsOf(control)).not.toContain(message);
}

/** The texts that a control's `aria-describedby` names. */
export function descriptionsOf(control: HTMLElement): (string | undefined)[] {
  const ids = control.getAttribute("aria-describedby")?.split(" ") ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent);
}
