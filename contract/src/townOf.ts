/** "30528", "GA", "GA 30528-1234" at the end of a part. */
const STATE_OR_ZIP = /(^|\s)([A-Z]{2}|Georgia)?\s*(\d{5}(-\d{4})?)?$/;
const COUNTRY = /^(USA?|United States( of America)?)$/i;

/** The town of an address as visitors write it: "12 Main St, Cleveland, GA 30528" is in Cleveland. Without commas, all of it. */
export function townOf(address: string): string {
  const parts = address
    .split(",")
    .map((part) => part.trim().replace(STATE_OR_ZIP, ""))
    .filter((part) => part !== "" && !COUNTRY.test(part));
  return parts.at(-1) ?? address.trim();
}
