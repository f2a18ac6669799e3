import { toDialable } from "@ridgeline/contract/phone";

/** Calls the customer. */
export const callHref = (phone: string) => `tel:${toDialable(phone)}`;

/** Writes a text message that begins with `greeting`. iPhones look for the body after "&", Android after "?". */
export const textHref = (phone: string, greeting: string) =>
  `sms:${toDialable(phone)}?&body=${encodeURIComponent(greeting)}`;

const SUBJECT = "Re: Your Quote Request";

export function mailHref(email: string): string {
  const [name = "", domain = ""] = email.split("@").map(encodeURIComponent);
  return `mailto:${name}@${domain}?subject=${encodeURIComponent(SUBJECT)}`;
}
