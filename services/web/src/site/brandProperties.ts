import type { Business } from "@ridgeline/contract/business";
import { colorProperties, sampleColors } from "@ridgeline/contract/colors";
import { paletteOf } from "@ridgeline/contract/palette";
import { brandFile } from "./brandFile";

/** The colors and the hills of the business, as custom properties. Not for visitors' scripts: it brings a library. */
export function brandProperties(
  business: Pick<Business, "colors" | "hidesHills">,
): Record<`--${string}`, string> {
  return {
    ...colorProperties(business.colors ? paletteOf(business.colors) : sampleColors),
    "--ridges": business.hidesHills
      ? "none"
      : `url("${brandFile("ridges.svg", business, "/images/ridges.svg")}")`,
  };
}
