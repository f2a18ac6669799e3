import type { Site } from "@ridgeline/contract/site";
import siteJson from "../../../../site.json";

/** The business: site.json. */
export const site = siteJson as Site; // JSON types lose the enums; the build has checked it against the schema
