import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { PictureDialog } from "./PictureDialog";

const dialog = drawDialog();
const row = must(dialog.querySelector("ul"));
const like = must(dialog.querySelector<HTMLElement>("[data-like]"));
const [shownPlace, saidPlace] = must(dialog.querySelector("[data-place]")).children;

/** Opens the dialog with all pictures of the page, at the one of this link, or of its copy in a list redrawn since. */
export function openPicture(pressed: HTMLAnchorElement): void {
  const links = [...document.querySelectorAll<HTMLAnchorElement>("a[data-picture]")];
  const at = pressed.isConnected
    ? links.indexOf(pressed)
    : links.findIndex(({ href }) => href === pressed.href);
  row.replaceChildren(...links.map(toSlide));
  links[at]?.focus({ preventScroll: true }); // Safari does not focus a pressed link; the dialog returns the focus
  dialog.showModal();
  row.focus();
  row.scrollTo({ left: at * row.clientWidth, behavior: "instant" });
  showPlace();
}

dialog.addEventListener("close", () => row.replaceChildren());

dialog.addEventListener("click", ({ target }) => {
  const pressed = target as Element;
  const step = pressed.closest<HTMLElement>("[data-step]")?.dataset["step"];
  if (step !== undefined) move(Number(step));
  else if (!pressed.closest("img, figcaption")) dialog.close();
});

// On the document, not the dialog: a press next to its controls takes the focus away from them.
document.addEventListener("keydown", (event) => {
  const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
  if (step === undefined || !dialog.open) return;
  event.preventDefault();
  move(step);
});

row.addEventListener("scroll", showPlace, { passive: true });

function drawDialog(): HTMLDialogElement {
  const place = document.body.appendChild(document.createElement("div"));
  flushSync(() => {
    createRoot(place).render(<PictureDialog />);
  });
  return must(place.querySelector("dialog"));
}

/** Wider than any screen, so that the browser takes the largest variant. */
const LARGEST = "9999px";

/** A list item with a copy of the picture, and the project's title below it. */
function toSlide(link: HTMLAnchorElement): Element {
  const picture = must(link.querySelector("picture, img")).cloneNode(true);
  const title = document.createElement("figcaption");
  title.dir = "auto";
  title.textContent = link.closest("li")?.querySelector("h3")?.textContent ?? "";
  const figure = document.createElement("figure");
  figure.append(picture, title);
  for (const chosen of figure.querySelectorAll("[sizes]")) chosen.setAttribute("sizes", LARGEST);
  const slide = document.createElement("li");
  slide.append(figure);
  return slide;
}

/** While the row is still scrolling, counts from where it is going to. */
function move(step: number): void {
  const place = row.scrollLeft / row.clientWidth;
  const from = step > 0 ? Math.ceil(place - 0.05) : Math.floor(place + 0.05);
  row.scrollTo({ left: (from + step) * row.clientWidth });
}

function showPlace(): void {
  const images = [...row.querySelectorAll("img")];
  const at = Math.round(row.scrollLeft / row.clientWidth);
  const image = images[at];
  if (!image || !shownPlace || !saidPlace) return;
  const said = `Picture ${at + 1} of ${images.length}: ${image.alt}`;
  if (saidPlace.textContent !== said) saidPlace.textContent = said;
  like.dataset["like"] = image.closest("figure")?.textContent ?? "";
  shownPlace.textContent = images.length > 1 ? `${at + 1} / ${images.length}` : "";
  // A browser fetches a lazy picture only once part of it is in the row.
  for (const near of [images[at - 1], image, images[at + 1]])
    near?.setAttribute("loading", "eager");
  for (const button of dialog.querySelectorAll<HTMLElement>("[data-step]")) {
    const isEnd = images[at + Number(button.dataset["step"])] === undefined;
    button.setAttribute("aria-disabled", String(isEnd));
  }
}

function must<Found>(found: Found | null): Found {
  if (found === null) throw new Error("A part of the picture dialog is missing");
  return found;
}
