import { isPlainPress } from "./isPlainPress";
import { paths } from "../site/paths";
import { followAnchorLinks, scrollSmoothly, scrollToAnchor } from "../site/scrollToAnchor";
import { closeMenu } from "./menu";

/** Buttons with `data-goes-to` scroll to that part of the landing page, and on that page the logo scrolls to the top. */
export function followNavigation(): void {
  followAnchorLinks();
  document.addEventListener("click", (event) => {
    const pressed = event.target instanceof Element ? event.target : null;
    const anchor = pressed?.closest<HTMLElement>("[data-goes-to]")?.dataset["goesTo"];
    if (anchor !== undefined) {
      closeMenu();
      scrollToAnchor(anchor);
    } else if (pressed?.closest("[data-home]") && isForHere(event)) {
      event.preventDefault();
      closeMenu();
      scrollSmoothly();
      window.scrollTo({ top: 0 });
    }
  });
}

/** On the landing page a reload would lose what was typed. */
function isForHere(event: MouseEvent): boolean {
  return isPlainPress(event) && window.location.pathname === paths.home;
}
