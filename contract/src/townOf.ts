import { states } from "./states";

const STATE_NAME = Object.values(states).join("|");
/** "30528", "GA", "GA 30528-1234", "North Carolina 28801" at the end of a part. */
const STATE_OR_ZIP = new RegExp(`(^|\\s)([A-Z]{2}|${STATE_NAME})?\\s*(\\d{5}(-\\d{4})?)?$`);
const BEGINS_WITH_STATE_NAME = new RegExp(`^(${STATE_NAME})\\b`);
const COUNTRY = /^(USA?|United States( of America)?)$/i;

/** The town of an address as visitors write it: "12 Main St, Cleveland, GA 30528" is in Cleveland. Without commas, all of it. */
export function townOf(address: string): string {
  const parts = address
    .split(",")
    .map((part) => part.trim())
    .filter((part) => part !== "" && !COUNTRY.test(part));
  const town = parts
    .map((part) => part.replace(STATE_OR_ZIP, ""))
    .filter(Boolean)
    .pop();
  if (town !== undefined && !/^\d/.test(town)) return town;
  // Some towns have the name of a state: New York, Washington.
  const namesake = parts.map((part) => BEGINS_WITH_STATE_NAME.exec(part)?.[0]).find(Boolean);
  return namesake ?? town ?? address.trim();
}
