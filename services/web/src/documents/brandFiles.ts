import type { Business } from "@ridgeline/contract/business";
import { recolor } from "@ridgeline/contract/palette";
import type { ServedFile } from "@ridgeline/contract/renderer";
import mark from "../../public/favicon.svg?raw";
import ridges from "../../public/images/ridges.svg?raw";
import edge from "../pictures/edge.svg?raw";
import type { BrandFileName } from "../site/brandFile";
import { color } from "../theme";

/** The drawings that are the brand, in the colors of the business; the mark without its hills if it hides them. */
export function drawBrandFile(name: BrandFileName, { colors, hidesHills }: Business): ServedFile {
  const { drawing, width } = drawings[name];
  const body = () => {
    const drawn = hidesHills ? drawing.replaceAll(/<path class="hill"[^>]*>/g, "") : drawing;
    return colors ? recolor(drawn, colors) : drawn;
  };
  return width === undefined ? { type: "image/svg+xml", body } : { type: "image/png", body, width };
}

const drawings: Record<BrandFileName, { drawing: string; width?: number }> = {
  "mark.svg": { drawing: mark },
  "edge.svg": { drawing: edge },
  "ridges.svg": { drawing: ridges },
  "96.png": { drawing: mark, width: 96 },
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
