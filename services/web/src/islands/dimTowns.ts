import { isListed } from "../public/Areas";

/** Dims the towns on the drawing that are not in the list any more (MapNames.tsx). */
export function dimTowns(areas: readonly { name: string }[]): void {
  for (const town of document.querySelectorAll<HTMLElement>("[data-town]")) {
    town.toggleAttribute("data-unlisted", !isListed(town.dataset["town"] ?? "", areas));
  }
}
