/** A visitor's number as a phone dials it: `tel:+17065550199`. Ten digits are a number of this country; others stay. */
export function telLink(phone: string): string {
  if (phone.length === 11 && phone.startsWith("1")) return `tel:+${phone}`;
  return phone.length === 10 && !phone.startsWith("+") ? `tel:+1${phone}` : `tel:${phone}`;
}

/** As people read it: "(706) 555-0199"; what has not ten digits, as it was typed. */
export function readablePhone(phone: string): string {
  const [, area, office, line] = /^(?:\+?1)?(\d{3})(\d{3})(\d{4})$/.exec(phone) ?? [];
  return line === undefined ? phone : `(${area ?? ""}) ${office ?? ""}-${line}`;
}
