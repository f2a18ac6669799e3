import { readPhone, toNumber, withExtension } from "@ridgeline/contract/phone";
import { cleanField } from "../../arrivedText";

/** Leaves only the number in the phone's field, and returns its extension, which goes into the project details. */
export function takePhone(field: HTMLInputElement): string | undefined {
  const extension = moveExtension(field.value);
  cleanField(field, toNumber);
  return extension;
}

/** Puts the extension of a number at the head of the project details, where it is seen. */
export function moveExtension(written: string): string | undefined {
  const { extension } = readPhone(written) ?? {};
  const details = document.querySelector<HTMLTextAreaElement>("[name=projectDetails]");
  if (extension === undefined || !details) return undefined;
  // React looks only at a change that it has not made itself.
  const value = withExtension(extension, details.value);
  Reflect.set(HTMLTextAreaElement.prototype, "value", value, details);
  details.dispatchEvent(new Event("input", { bubbles: true }));
  return extension;
}
