import ChevronLeft from "lucide-react/icons/chevron-left";
import ChevronRight from "lucide-react/icons/chevron-right";
import X from "lucide-react/icons/x";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { keyframes, styled } from "styled-components";
import { color, duration, font, fontSize, media, space } from "../theme";
import { Button, IconButton } from "../ui/Button";
import { ground } from "../ui/ground";
import { VisuallyHidden } from "../ui/text";

const dialog = drawDialog();
const row = must(dialog.querySelector("ul"));
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

/** Wider than any screen, so that the browser takes the largest variant. */
const LARGEST = "9999px";

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

/** The projects' pictures, each as large as the screen, in a row that snaps; islands/openPicture.tsx fills and moves it. */
function PictureDialog() {
  return (
    <Root aria-label="Pictures of projects" data-pictures="">
      <Place role="status" data-place="">
        <span aria-hidden />
        <VisuallyHidden />
      </Place>
      <Button variant="ghost" data-closes="">
        <X aria-hidden />
        Close
      </Button>
      <PictureRow tabIndex={0} aria-label="Pictures" />
      <IconButton aria-label="Previous picture" data-step="-1">
        <ChevronLeft aria-hidden />
      </IconButton>
      <IconButton aria-label="Next picture" data-step="1">
        <ChevronRight aria-hidden />
      </IconButton>
    </Root>
  );
}

/** Pictures with their titles, each as large as the row, which snaps. */
const PictureRow = styled.ul`
  grid-area: list;
  display: flex;
  overflow-x: auto;
  overscroll-behavior: contain;
  scroll-behavior: smooth;
  scroll-snap-type: x mandatory;
  scrollbar-width: none;
  container-type: size;

  &:focus-visible {
    outline-offset: -3px;
  }

  li {
    flex: 0 0 100%;
    scroll-snap-align: center;
    scroll-snap-stop: always;
  }

  figure {
    display: grid;
    align-content: center;
    gap: ${space.s2};
    height: 100%;
  }

  img {
    width: 100%;
    height: auto;
    max-height: calc(100cqh - 5.5rem); /* room for two lines below it */
    object-fit: contain;
  }

  figcaption {
    display: -webkit-box;
    overflow: hidden;
    padding-inline: ${space.s1};
    font: 560 ${fontSize.h4} / 1.3 ${font.serif};
    text-align: center;
    text-wrap: balance;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }

  ${media.reducedMotion} {
    scroll-behavior: auto;
  }
`;

const appear = keyframes`
  from {
    opacity: 0;
  }
`;

/* The buttons are below the picture on upright screens, next to it on wide ones. */
const Root = styled.dialog`
  ${ground.evergreen}
  inset: 0;
  grid:
    "place list close" auto
    "prev list next" minmax(0, 1fr)
    "prev list next" auto / min(8rem, 20vw) minmax(0, 1fr) min(8rem, 20vw);
  width: auto;
  max-width: none;
  height: auto;
  max-height: none;
  padding: ${space.s1} max(${space.s1}, env(safe-area-inset-right))
    max(${space.s1}, env(safe-area-inset-bottom)) max(${space.s1}, env(safe-area-inset-left));
  border: 0;
  background: ${color.green950};
  color: ${color.onDark};
  animation: ${appear} ${duration.color};

  &[open] {
    display: grid;
  }

  > [data-closes] {
    grid-area: close;
    justify-self: end;
  }

  > [data-step] {
    align-self: center;
    svg {
      width: 32px;
      height: 32px;
    }
  }

  > [data-step="-1"] {
    grid-area: prev;
  }

  > [data-step="1"] {
    grid-area: next;
    justify-self: end;
  }

  > [aria-disabled="true"] {
    opacity: 0.35;
    cursor: default;
  }

  > ul:has(> :only-child) ~ [data-step] {
    display: none;
  }

  @media (orientation: portrait) {
    grid:
      "close close close" auto
      "list list list" minmax(0, 1fr)
      "prev place next" auto / auto minmax(0, 1fr) auto;

    > [data-place] {
      justify-self: center;
    }
  }
`;

const Place = styled.p`
  grid-area: place;
  align-self: center;
  padding-inline: ${space.s2};
  color: ${color.onDarkSoft};
  font-size: ${fontSize.small};
  font-variant-numeric: tabular-nums;
`;
