import type { Business } from "@ridgeline/contract/business";

export const brandFileNames = [
  "mark.svg",
  "edge.svg",
  "ridges.svg",
  "96.png",
  "180.png",
  "192.png",
  "512.png",
  "maskable-512.png",
] as const;

export type BrandFileName = (typeof brandFileNames)[number];

/** A business whose drawings are not the sample's. */
type Look = Pick<Business, "colors" | "hidesHills">;

/** The address of a drawing as the business has it, or of the sample's; another one after each change. */
export function brandFile(name: BrandFileName, look: Look, ofSample = `/brand/${name}`): string {
  const { colors, hidesHills } = look;
  if (!colors && !hidesHills) return ofSample;
  return `/brand/${name}?${colors?.ground.slice(1) ?? ""}${hidesHills ? "-plain" : ""}`;
}
