import { toDialable } from "@ridgeline/contract/phone";

/** Calls the customer. */
export const callHref = (phone: string) => `tel:${toDialable(phone)}`;

/** Writes a text message to the customer. */
export const textHref = (phone: string) => `sms:${toDialable(phone)}`;

const SUBJECT = "Re: Your Quote Request";

export function mailHref(email: string): string {
  const [name = "", domain = ""] = email.split("@").map(encodeURIComponent);
  return `mailto:${name}@${domain}?subject=${encodeURIComponent(SUBJECT)}`;
}
