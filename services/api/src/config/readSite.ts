import { checkSite } from "@ridgeline/contract/checks/checkSite";
import type { Site } from "@ridgeline/contract/site";
import siteJson from "../../../../site.json";

/** The site.json of this build; throws if the schema refuses it, with one line per problem. */
export function readSite(): Site {
  const checked = checkSite(siteJson);
  if (checked.ok) return checked.value;
  throw new Error(
    checked.problems.map(({ field, message }) => `site.json: ${field}: ${message}`).join("\n"),
  );
}
