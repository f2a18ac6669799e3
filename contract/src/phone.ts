import { cleanWord, toPlainDigits } from "./cleanText";

/** A phone number for dialing: "+17065550199". Ten digits, or eleven with a leading 1, are a US number. */
export function toDialable(phone: string): string {
  const digits = phone.replace(/\D/g, "");
  if (phone.startsWith("+") || (digits.length === 11 && digits.startsWith("1")))
    return `+${digits}`;
  return digits.length === 10 ? `+1${digits}` : digits;
}

/** A phone number for display: "(706) 555-0199". A foreign number stays as typed. */
export function formatPhone(phone: string): string {
  const [, area, exchange, line] = /^(?:\+?1)?(\d{3})(\d{3})(\d{4})$/.exec(phone) ?? [];
  if (area === undefined || exchange === undefined || line === undefined) return phone;
  return `(${area}) ${exchange}-${line}`;
}

/** More than any number with everything that people put into it. */
export const MAX_PHONE = 40;

/**
 * The number in a text that has arrived in one piece: ten digits, or those of a foreign number behind its plus. What is not
 * just one number is returned unchanged.
 */
export function toNumber(written: string): string {
  if (written.length > MAX_PHONE) return written;
  const text = toPlainDigits(cleanWord(written))
    .replace(/^tel:/i, "")
    .replace(/[^+\p{L}\p{N}]/gu, "");
  const [, number, foreign] = /^(?:\+?1)?(\d{10})$|^(\+[2-9]\d{8,14})$/.exec(text) ?? [];
  return number ?? foreign ?? written;
}
