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
