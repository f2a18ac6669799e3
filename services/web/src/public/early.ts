const noted = globalThis as { earlyPress?: HTMLButtonElement | null };

/** After a press, these show that the visitor no longer waits for it; so does a key. */
const MOVED_ON = ["wheel", "touchmove"] as const;

/** Notes the last pressed button, because React drops a press on HTML that it has not hydrated yet. */
export function noteEarlyPress(): void {
  const note = (button: HTMLButtonElement | null = null) => {
    noted.earlyPress = button;
  };
  document.addEventListener("click", ({ target }) => note(buttonAround(target)), true);
  document.addEventListener("keydown", (event) => note(buttonOfEnter(event)), true);
  for (const sign of MOVED_ON) {
    document.addEventListener(sign, () => note(), { capture: true, passive: true });
  }
}

function buttonAround(target: EventTarget | null): HTMLButtonElement | null {
  return target instanceof Element ? target.closest("button") : null;
}

/** Enter in a one-line field of a form counts as a press of the form's last button. */
function buttonOfEnter({ key, isComposing, target }: KeyboardEvent): HTMLButtonElement | null {
  if (key !== "Enter" || isComposing || !(target instanceof HTMLInputElement)) return null;
  return [...(target.form?.querySelectorAll("button") ?? [])].at(-1) ?? null;
}

/** Presses the button inside `part` again that was pressed before its script was there. */
export function replayEarlyPress(part: Element | null): void {
  const button = noted.earlyPress;
  if (!button || !part?.contains(button)) return;
  button.click();
  noted.earlyPress = null; // the click has just noted itself
}

/**
 * A link with `data-service` chooses that service in the form, unless the visitor has chosen another one there: before the
 * form's script is there (it finds the choice like any early input) and after.
 */
export function chooseLinkedService(): void {
  let linked = "";
  document.addEventListener("click", ({ target }) => {
    const link = target instanceof Element ? target.closest<HTMLElement>("[data-service]") : null;
    const select = document.querySelector<HTMLSelectElement>("[name=serviceType]");
    if (!link || !select || !["", linked].includes(select.value)) return;
    select.value = link.dataset["service"] ?? "";
    if (select.selectedIndex < 0) select.value = ""; // the owner's own service is none of the form's types
    linked = select.value;
    select.dispatchEvent(new Event("change", { bubbles: true }));
  });
}
