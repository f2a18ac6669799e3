import { checkSite } from "../generated/checkSite";
import type { Site } from "./site";

/** The content of site.json; throws one sentence per problem, each on its own line. */
export function parseSite(siteJson: unknown): Site {
  const checked = checkSite(siteJson);
  if (checked.ok) return checked.value;
  throw new Error(
    checked.problems
      .map(({ field, message }) => `site.json: ${field || "(all)"}: ${message}`)
      .join("\n"),
  );
}
