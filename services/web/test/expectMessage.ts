/** The control is marked wrong, and its description says this. */
export function expectMessage(control: HTMLElement, message: string): void {
  expect(control.getAttribute("aria-invalid")).toBe("true");
  expect(descriptionsOf(control)).toContain(message);
}

/** The control is neither marked wrong nor described by that message. */
export function expectNoMessage(control: HTMLElement, message: string): void {
  expect(control.hasAttribute("aria-invalid")).toBe(false);
  expect(descriptionsOf(control)).not.toContain(message);
}

/** The texts to which `aria-describedby` ties a control. */
export function descriptionsOf(control: HTMLElement): (string | undefined)[] {
  const ids = control.getAttribute("aria-describedby")?.split(" ") ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent);
}
