import type { Business } from "@ridgeline/contract/business";
import type { BusinessColors } from "@ridgeline/contract/colors";

export const brandFileNames = [
  "mark.svg",
  "edge.svg",
  "ridges.svg",
  "roofs.svg",
  "roofs-edge.svg",
  "32.png",
  "180.png",
  "192.png",
  "512.png",
  "maskable-512.png",
] as const;

export type BrandFileName = (typeof brandFileNames)[number];

/** The address of a drawing in the colors of the business; another one after each change of the colors. */
export function brandFile(name: BrandFileName, colors: BusinessColors | undefined): string {
  return `/brand/${name}${colors ? `?${colors.ground.slice(1)}` : ""}`;
}

export const sampleRidges = "/images/ridges.svg";

/** The address of the strip of ridges, or of roofs for a business that hides the hills. */
export function ridgesOf({ colors, hidesHills }: Pick<Business, "colors" | "hidesHills">): string {
  if (hidesHills) return brandFile("roofs.svg", colors);
  return colors ? brandFile("ridges.svg", colors) : sampleRidges;
}
