import { css } from "styled-components";
import { color, fontSize, media, radius, space } from "../theme";

/**
 * On phones a row of cards that snaps, with the edge of the next card visible; each card with `data-of` shows its number. The
 * list is a tab stop while it scrolls, if it has `data-scroll-list` (islands/scrollLists.ts).
 */
export const snapRow = css`
  ${media.upToPhone} {
    display: flex;
    gap: ${space.s2};
    margin-inline: calc(${space.gutter} * -1);
    padding: 4px ${space.gutter} ${space.s2};
    overflow-x: auto;
    scroll-padding-inline: ${space.gutter};
    scroll-snap-type: x mandatory;
    scrollbar-color: ${color.green300} transparent;
    scrollbar-width: thin;
    counter-reset: card;

    &:focus-visible {
      outline-offset: -3px;
    }

    > * {
      position: relative;
      flex: 0 0 min(84%, 20rem);
      min-width: 0;
      margin: 0;
      scroll-snap-align: start;
      counter-increment: card;
    }

    > :only-child {
      flex-basis: 100%;
    }

    > [data-of]:not(:only-child)::after {
      content: counter(card) " / " attr(data-of);
      position: absolute;
      top: 20px;
      right: 20px;
      padding: 2px 10px;
      border-radius: ${radius.pill};
      background: ${color.paperGlass};
      color: ${color.muted};
      font-size: ${fontSize.badge};
      font-weight: 600;
      line-height: 1.4;
    }
  }
`;
