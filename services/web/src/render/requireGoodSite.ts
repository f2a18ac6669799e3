import { checkSite } from "@ridgeline/contract/checks/checkSite";
import siteJson from "../../../../site.json";

/** Throws one message that names every problem in site.json. */
export function requireGoodSite(): void {
  const checked = checkSite(siteJson);
  if (checked.ok) return;
  const problems = checked.problems.map(({ field, message }) => `${field || "(all)"}: ${message}`);
  throw new Error(`site.json is not right. ${problems.join("; ")}`);
}
