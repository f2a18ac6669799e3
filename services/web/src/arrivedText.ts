import type { ChangeEvent } from "react";

/**
 * Autofill is an event without a type, or a replacement; a suggestion or dictation on a keyboard may be an insertion of
 * several characters. Everything else is typed key by key.
 */
export function hasArrivedInOnePiece({
  nativeEvent,
  target,
}: Pick<ChangeEvent<HTMLInputElement>, "nativeEvent" | "target">): boolean {
  const { inputType, data } = nativeEvent as Partial<InputEvent>; // autofill may be a plain Event
  if (inputType === undefined || isAutofilled(target)) return true;
  if (inputType === "insertText") return (data?.length ?? 0) > 1;
  return /^insert(From|Replacement|Dictation)/.test(inputType);
}

/** Older browsers do not know the selector, and throw. */
function isAutofilled(field: HTMLInputElement): boolean {
  try {
    return field.matches(":autofill");
  } catch {
    return false;
  }
}

/** Cleans the text of a field that it has arrived in; the cursor keeps its place. */
export function cleanField(field: HTMLInputElement, clean: (text: string) => string): void {
  const cleaned = clean(field.value);
  if (cleaned === field.value) return;
  const isSelectable = field.selectionEnd !== null; // not in an e-mail field
  const cursor = clean(field.value.slice(0, field.selectionEnd ?? undefined)).length;
  field.value = cleaned;
  if (isSelectable) field.setSelectionRange(cursor, cursor);
}
