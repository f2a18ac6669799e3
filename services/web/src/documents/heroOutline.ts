import heroFirst from "../pictures/hero-first.svg?raw";
import { toDataUrl } from "./toDataUrl";

/** An outline of the phone's picture, painted with the HTML: the drawing itself may arrive after the fonts. */
export const heroOutline = `<style>:root{--hero-first:url("${toDataUrl(heroFirst)}")}</style>`;
