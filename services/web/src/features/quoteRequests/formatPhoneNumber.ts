import { formatPhone } from "../../site/formatPhone";

/** A number of this country as people read it; any other as it was typed. */
export function formatPhoneNumber(phone: string): string {
  const [, digits] = /^(?:\+?1)?(\d{10})$/.exec(phone) ?? [];
  return digits === undefined ? phone : formatPhone(digits);
}
