const KEPT_AS = "inputBeforeReload";

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * Before a reload: keeps what was typed, chosen and ticked. Not a password, which has no place in the storage, and not what
 * the browser itself may not remember: the page asks another security question next time.
 */
export function keepInput(): void {
  const kept = namedControls().map((control) => [control.name, valueOf(control)]);
  window.sessionStorage.setItem(KEPT_AS, JSON.stringify(kept));
}

/** After it: puts everything back into the page's HTML, where the form's script finds it like any early input. */
export function restoreInput(): void {
  try {
    const kept = window.sessionStorage.getItem(KEPT_AS) ?? "[]";
    window.sessionStorage.removeItem(KEPT_AS);
    const values = new Map(JSON.parse(kept) as [string, string | boolean][]); // keepInput wrote it
    for (const control of namedControls()) setValue(control, values.get(control.name));
  } catch {
    // without storage nothing was kept
  }
}

function namedControls(): Control[] {
  return [
    ...document.querySelectorAll<Control>("form [name]:not([type=password], [autocomplete=off])"),
  ];
}

function isCheckbox(control: Control): control is HTMLInputElement {
  return control instanceof HTMLInputElement && control.type === "checkbox";
}

function valueOf(control: Control): string | boolean {
  return isCheckbox(control) ? control.checked : control.value;
}

function setValue(control: Control, value: string | boolean | undefined): void {
  if (isCheckbox(control)) control.checked ||= value === true;
  else if (typeof value === "string" && control.value === "") control.value = value;
}
