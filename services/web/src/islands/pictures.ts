import { closeDialog, knowsDialogs, openDialog } from "./dialogs";
import { marked, readMark, setMark } from "../site/marks";

watchPictures();

/** Makes the dialog (public/PictureDialog.tsx) answer to presses, arrow keys and swipes. */
function watchPictures(): void {
  const dialog = findDialog();
  if (!dialog) return;
  dialog.addEventListener("click", ({ target }) => {
    if (!(target instanceof Element)) return;
    const step = target.closest(marked("step"));
    if (step) move(dialog, Number(readMark(step, "step")));
    else if (!target.closest("img, figcaption")) closeDialog(dialog);
  });
  // On the document, not the dialog: a press next to its controls takes the focus away from them.
  document.addEventListener("keydown", (event) => {
    if (event.key === "Escape" && !knowsDialogs(dialog)) closeDialog(dialog);
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (step === undefined || !dialog.hasAttribute("open")) return;
    event.preventDefault();
    move(dialog, step);
  });
  const handleScroll = () => showPlace(dialog);
  // The row is there once the dialog has been opened, and its scrolling does not bubble.
  dialog.addEventListener("scroll", handleScroll, { passive: true, capture: true });
  dialog.addEventListener("close", () => rowOf(dialog)?.replaceChildren());
}

/** Opens the dialog with all pictures of the page, at the one of this link. */
export function openPicture(pressed: HTMLAnchorElement): void {
  const dialog = findDialog();
  if (!dialog) return;
  const links = [...document.querySelectorAll<HTMLAnchorElement>(marked("picture"))];
  pressed.focus({ preventScroll: true }); // Safari does not focus a pressed link; the dialog returns the focus
  openDialog(dialog);
  const row = rowOf(dialog);
  row?.replaceChildren(...links.map(toSlide));
  row?.focus();
  row?.scrollTo({ left: links.indexOf(pressed) * row.clientWidth, behavior: "instant" });
  showPlace(dialog);
}

function findDialog(): HTMLDialogElement | null {
  return document.querySelector<HTMLDialogElement>(marked("pictures"));
}

function rowOf(dialog: Element): HTMLElement | null {
  return dialog.querySelector("ul");
}

/** A list item with all of the picture, which the card may crop, and the project's title below it. */
function toSlide(link: HTMLAnchorElement): Element {
  const slide = document.createElement("li");
  const figure = slide.appendChild(document.createElement("figure"));
  const card = link.querySelector("img");
  const image = figure.appendChild(document.createElement("img"));
  image.alt = card?.alt ?? "";
  image.loading = "lazy";
  [image.width, image.height] = [800, 600]; // until it has loaded
  setMark(image, "has-placeholder");
  image.src = link.href;
  figure.lang = card?.closest<HTMLElement>("[lang]")?.lang ?? "";
  const title = figure.appendChild(document.createElement("figcaption"));
  title.dir = "auto";
  title.textContent = link.closest("li")?.querySelector("h3")?.textContent ?? "";
  return slide;
}

/** While the row is still scrolling, counts from where it is going to. */
function move(dialog: Element, step: number): void {
  const row = rowOf(dialog);
  if (!row) return;
  const place = row.scrollLeft / row.clientWidth;
  const from = step > 0 ? Math.ceil(place - 0.05) : Math.floor(place + 0.05);
  row.scrollTo({ left: (from + step) * row.clientWidth });
}

/** Shows and announces the picture's number, and loads its neighbors: browsers load a lazy one only once part of it shows. */
function showPlace(dialog: Element): void {
  const row = rowOf(dialog);
  if (!row) return;
  const images = [...row.querySelectorAll("img")];
  const at = Math.round(row.scrollLeft / row.clientWidth);
  const [visible, announced] = dialog.querySelector(marked("place"))?.children ?? [];
  const image = images[at];
  if (!image || !visible || !announced) return;
  const text = `Picture ${at + 1} of ${images.length}: ${image.alt}`;
  if (announced.textContent !== text) announced.textContent = text;
  const like = dialog.querySelector(marked("like"));
  if (like) setMark(like, "like", image.closest("figure")?.textContent ?? "");
  visible.textContent = images.length > 1 ? `${at + 1} / ${images.length}` : "";
  for (const near of [images[at - 1], image, images[at + 1]])
    near?.setAttribute("loading", "eager");
  for (const button of dialog.querySelectorAll<HTMLElement>(marked("step"))) {
    const isEnd = images[at + Number(readMark(button, "step"))] === undefined;
    button.setAttribute("aria-disabled", String(isEnd));
  }
}
