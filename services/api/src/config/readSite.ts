import { parseSite } from "@ridgeline/contract/parseSite";
import type { Site } from "@ridgeline/contract/site";
import siteJson from "../../../../site.json";

/** The site.json of this build; throws if the schema refuses it, with one line per problem. */
export function readSite(): Site {
  return parseSite(siteJson);
}
