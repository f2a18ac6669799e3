import { ChevronLeft, ChevronRight, X } from "lucide-react";
import { keyframes, styled } from "styled-components";
import { color, duration, font, fontSize, media, space } from "../theme";
import { Button, IconButton, LinkButton } from "../ui/Button";
import { ground } from "../ui/ground";
import { cutAfter } from "../ui/layout";
import { VisuallyHidden } from "../ui/text";
import { mark, marked, markedWith } from "../site/marks";

/** The projects' pictures, each as large as the screen, in a row that snaps; islands/pictures.ts fills and moves it. */
export function PictureDialog() {
  return (
    <Root aria-label="Pictures of projects" {...mark("pictures")}>
      <template>
        <Position role="status" {...mark("place")}>
          <span aria-hidden />
          <VisuallyHidden />
        </Position>
        <Button variant="ghost" data-closes="">
          <X />
          Close
        </Button>
        <PictureRow tabIndex={0} aria-label="Pictures" />
        <LinkButton href="#quote-form" {...mark("like")}>
          One like this
        </LinkButton>
        <IconButton aria-label="Previous picture" {...mark("step", "-1")}>
          <ChevronLeft />
        </IconButton>
        <IconButton aria-label="Next picture" {...mark("step", "1")}>
          <ChevronRight />
        </IconButton>
      </template>
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
    ${cutAfter(2)}
    padding-inline: ${space.s1};
    font: 510 ${fontSize.h4} / 1.3 ${font.serif};
    text-align: center;
    text-wrap: balance;
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
  ${ground.dark}
  inset: 0;
  grid:
    "place list close" auto
    "prev list next" minmax(0, 1fr)
    "prev like next" auto / min(8rem, 20vw) minmax(0, 1fr) min(8rem, 20vw);
  width: auto;
  height: auto;
  padding: ${space.s1} max(${space.s1}, env(safe-area-inset-right))
    max(${space.s1}, env(safe-area-inset-bottom)) max(${space.s1}, env(safe-area-inset-left));
  background: ${color.ground950};
  color: ${color.onDark};
  animation: ${appear} ${duration.color};

  &[open] {
    display: grid;
  }

  > [data-closes] {
    grid-area: close;
    justify-self: end;
  }

  > ${marked("like")} {
    grid-area: like;
    justify-self: center;
    margin-block: ${space.s1};
  }

  > ${marked("step")} {
    --icon: 32px;
    align-self: center;
  }

  > ${markedWith("step", "-1")} {
    grid-area: prev;
  }

  > ${markedWith("step", "1")} {
    grid-area: next;
    justify-self: end;
  }

  > [aria-disabled="true"] {
    opacity: 0.35;
    cursor: default;
  }

  > ul:has(> :only-child) ~ ${marked("step")} {
    display: none;
  }

  @media (orientation: portrait) {
    grid:
      "close close close" auto
      "list list list" minmax(0, 1fr)
      "like like like" auto
      "prev place next" auto / auto minmax(0, 1fr) auto;

    > ${marked("place")} {
      justify-self: center;
    }
  }
`;

const Position = styled.p`
  grid-area: place;
  align-self: center;
  padding-inline: ${space.s2};
  color: ${color.onDarkSoft};
  font-size: ${fontSize.small};
  font-variant-numeric: tabular-nums;
`;
