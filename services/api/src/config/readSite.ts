import { checkSite } from "@ridgeline/contract/checks/checkSite";
import type { Site } from "@ridgeline/contract/site";
import siteJson from "../../../../site.json";

/** site.json as it was built in; throws one sentence a problem where the schema refuses it. */
export function readSite(): Site {
  const checked = checkSite(siteJson);
  if (checked.ok) return checked.value;
  throw new Error(
    checked.problems.map(({ field, message }) => `site.json: ${field}: ${message}`).join("\n"),
  );
}
