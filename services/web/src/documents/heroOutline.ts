import heroFirst from "../pictures/hero-first.svg?raw";
import { toDataUrl } from "./toDataUrl";

/** The phone's picture is painted with the HTML, in outline: the drawing may come after the fonts. */
export const heroOutline = `<style>:root{--hero-first:url("${toDataUrl(heroFirst)}")}</style>`;
