const SUBJECT = "Re: Your Quote Request";

/** A tel link for a phone number as the form accepts it; ten digits are a number in the country. */
export function telHref(phone: string): string {
  const digits = phone.replace(/\D/g, "");
  if (phone.startsWith("+") || isNational(digits)) return `tel:+${digits}`;
  return digits.length === 10 ? `tel:+1${digits}` : `tel:${digits}`;
}

export function mailHref(email: string): string {
  const [name = "", domain = ""] = email.split("@").map(encodeURIComponent);
  return `mailto:${name}@${domain}?subject=${encodeURIComponent(SUBJECT)}`;
}

/** Eleven digits with the country's 1 in front. */
function isNational(digits: string): boolean {
  return digits.length === 11 && digits.startsWith("1");
}
