type Field = HTMLInputElement | HTMLTextAreaElement;

const filled: Record<string, string> = {};

/**
 * A pressed town (`data-town`) goes into the form's address, and a project that the visitor wants one like (`data-like`) to the
 * head of the details, unless the visitor has written something else there.
 */
export function fillFormFrom({ town, like }: DOMStringMap): void {
  if (town !== undefined) fill("address", town);
  if (like !== undefined) fill("projectDetails", `Like your ${like}:\n`);
}

function fill(name: string, text: string): void {
  const field = document.querySelector<Field>(`#form [name="${name}"]`);
  if (!field || field.readOnly || !["", filled[name]].includes(field.value)) return;
  field.setRangeText(text, 0, field.value.length, "end"); // setting `value` would go unnoticed by React
  field.dispatchEvent(new Event("input", { bubbles: true }));
  filled[name] = text;
}
