/** A number field's content as a number; any other text stays, so that the check finds it. */
export function toNumber(typed: string): number | string {
  const text = typed.trim();
  const number = Number(text);
  return text === "" || Number.isNaN(number) ? text : number;
}

/** "www.example.com/me" becomes an address. */
export function toLink(typed: string): string {
  const text = typed.trim();
  return text === "" || /^[a-z]+:/i.test(text) ? text : `https://${text}`;
}

/** The digits of a US number, without the country's 1; what has letters in it stays as it is. */
export function toPhoneDigits(typed: string): string {
  if (/[a-z]/i.test(typed)) return typed;
  const digits = typed.replace(/\D/g, "");
  return digits.length === 11 && digits.startsWith("1") ? digits.slice(1) : digits;
}

const MAX_LENGTH = 100;

/** "Kitchen & Bath Updates" -> "kitchen-bath-updates", and another one if that is taken; a label without letters is "work". */
export function toValue(label: string, taken: readonly string[]): string {
  const slug = label
    .normalize("NFKD")
    .replace(/[\u0300-\u036f'’]/g, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, MAX_LENGTH - 4)
    .replace(/^-|-$/g, "");
  const value = slug === "" ? "work" : slug;
  if (!taken.includes(value)) return value;
  let number = 2;
  while (taken.includes(`${value}-${number}`)) number += 1;
  return `${value}-${number}`;
}
