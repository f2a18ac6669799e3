import { toDialable } from "@ridgeline/contract/phone";

/** Calls the customer. */
export const callHref = (phone: string) => `tel:${toDialable(phone)}`;

/** Writes a text message to the customer. */
export const textHref = (phone: string) => `sms:${toDialable(phone)}`;
