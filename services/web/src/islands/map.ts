import { setMark } from "../site/marks";

/** Milliseconds. After that a button asks again; a slow map still comes by itself. */
const PATIENCE = 10_000;

/**
 * Lays OpenStreetMap's map over its drawing once it is there. A frame says that it has loaded whatever it shows in place of a page
 * that is blocked, refused or lost; an object with the same address does not (decision 038).
 */
export function embedMap(place: HTMLElement): void {
  const button = place.querySelector("button");
  const template = place.querySelector("template");
  if (!button || !template) return;
  const offered = button.textContent;

  const offer = () => {
    button.textContent = offered;
    button.hidden = false;
  };

  const ask = () => {
    for (const earlier of place.querySelectorAll("iframe, object")) earlier.remove();
    const [map, probe] = document.importNode(template.content, true).children;
    if (!(map instanceof HTMLIFrameElement) || !probe) return;
    const waiting = setTimeout(offer, PATIENCE);
    Promise.all([map, probe].map(whenLoaded)).then(
      () => {
        setMark(place, "map", "shown");
        probe.remove();
        clearTimeout(waiting);
        if (document.activeElement === button) map.focus();
        button.textContent = offered;
        button.hidden = true;
      },
      () => {
        clearTimeout(waiting);
        offer();
      },
    );
    place.prepend(map, probe);
  };
  button.addEventListener("click", () => {
    button.textContent = "Loading the map...";
    ask();
  });
  ask();
}

function whenLoaded(element: Element): Promise<Event> {
  return new Promise((resolve, reject) => {
    element.addEventListener("load", resolve);
    element.addEventListener("error", reject);
  });
}
