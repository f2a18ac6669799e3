import type { Business } from "@ridgeline/contract/business";
import { type BusinessColors, colorProperties, sampleColors } from "@ridgeline/contract/colors";
import { paletteOf, recolor } from "@ridgeline/contract/palette";
import mark from "../../public/favicon.svg?raw";
import ridges from "../../public/images/ridges.svg?raw";
import edge from "../pictures/edge.svg?raw";
import roofs from "../pictures/roofs.svg?raw";
import roofsEdge from "../pictures/roofs-edge.svg?raw";
import { type BrandFileName, ridgesOf } from "../site/brandFile";
import { color } from "../theme";

/** The colors and the hills of a page, as custom properties. */
export function brandStyle(business: Business): string {
  const palette = business.colors ? paletteOf(business.colors) : sampleColors;
  const properties = {
    ...colorProperties(palette),
    "--ridges": `url("${ridgesOf(business)}")`,
  };
  const list = Object.entries(properties).map(([name, value]) => `${name}:${value}`);
  return `:root{${list.join(";")}}`;
}

/** A small file of the site that follows the business. */
export type TextFile = {
  type: string;
  body: () => string;
  /** Of a drawing that is sent as a picture this wide. */
  width?: number;
};

/** The drawings that are the brand, in the colors of the business. */
export function drawBrandFile(name: BrandFileName, colors: BusinessColors | undefined): TextFile {
  const { drawing, width } = drawings[name];
  const body = () => (colors ? recolor(drawing, colors) : drawing);
  return width === undefined ? { type: "image/svg+xml", body } : { type: "image/png", body, width };
}

const drawings: Record<BrandFileName, { drawing: string; width?: number }> = {
  "mark.svg": { drawing: mark },
  "edge.svg": { drawing: edge },
  "ridges.svg": { drawing: ridges },
  "roofs.svg": { drawing: roofs },
  "roofs-edge.svg": { drawing: roofsEdge },
  "32.png": { drawing: mark, width: 32 },
  "180.png": { drawing: onPaper(0.64), width: 180 },
  "192.png": { drawing: mark, width: 192 },
  "512.png": { drawing: mark, width: 512 },
  "maskable-512.png": { drawing: onPaper(0.54), width: 512 },
};

/** The mark as an icon that phones cut to their shape, this much of its height. */
function onPaper(size: number): string {
  const place = `x="${(1 - size) * 50}" y="${(1 - size) * 50}" width="${size * 100}" height="${size * 100}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><path fill="${color.paper}" d="M0 0h100v100H0z"/>${mark.replace("<svg", `<svg ${place}`)}</svg>`;
}
