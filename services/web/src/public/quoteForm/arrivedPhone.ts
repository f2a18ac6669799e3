import { readPhone, stripPhone } from "@ridgeline/contract/phone";
import { cleanField } from "../../arrivedText";

/** Leaves only the number in the phone's field, and returns its extension, which goes into the project details. */
export function takePhone(field: HTMLInputElement): string | undefined {
  const extension = moveExtension(field.value);
  cleanField(field, toNumber);
  return extension;
}

/** The number as the rule wants it. Two numbers, and what is not just a number, are returned unchanged. */
export function toNumber(written: string): string {
  const read = readPhone(written);
  if (read) return read.isFirst ? written : read.phone;
  const stripped = stripPhone(written);
  return /^\+?\d*$/.test(stripped) ? stripped : written;
}

/** Puts the extension of a number, which the rule does not accept, at the head of the project details, where it is seen. */
export function moveExtension(written: string): string | undefined {
  const { extension } = readPhone(written) ?? {};
  const details = document.querySelector<HTMLTextAreaElement>("[name=projectDetails]");
  if (extension === undefined || !details) return undefined;
  const others = details.value.replace(/^Extension \d+\n?/, "");
  // React looks only at a change that it has not made itself.
  const value = `Extension ${extension}\n${others}`;
  Reflect.set(HTMLTextAreaElement.prototype, "value", value, details);
  details.dispatchEvent(new Event("input", { bubbles: true }));
  return extension;
}
