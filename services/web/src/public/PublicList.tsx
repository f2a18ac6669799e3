import type { ReactNode } from "react";
import { css, styled } from "styled-components";
import { checksumOf } from "../site/checksum";
import { color, fontSize, media, radius, space, tap } from "../theme";
import { LinkFold } from "../ui/Fold";
import { VisuallyHidden } from "../ui/text";
import { mark } from "../site/marks";

type PublicListProps = { path: string; items: readonly unknown[]; children: ReactNode };

/**
 * A public list in the HTML. The browser fetches it once (islands/lists.ts), and redraws it if it has changed; if that fails,
 * a line above it says so.
 */
export function PublicList({ path, items, children }: PublicListProps) {
  return (
    <>
      <Status role="status" />
      <Items {...mark("list", path)} {...mark("checksum", checksumOf(items))}>
        {children}
      </Items>
    </>
  );
}

const Status = styled(VisuallyHidden)`
  + [role="alert"] {
    font-size: ${fontSize.small};

    button {
      min-height: 48px;
      color: ${tap.base};
      font-weight: 600;
    }
  }
`;

const Items = styled.div`
  display: contents;
`;

type LongListProps<Item> = {
  items: readonly Item[];
  shownAtOnce: number;
  /** "projects" */
  name: string;
  children: (items: readonly Item[], isRest: boolean) => ReactNode;
};

/** What follows the first items opens on request ("All 40 projects"), and where a search in the page finds something in it. */
export function LongList<Item>({ items, shownAtOnce, name, children }: LongListProps<Item>) {
  return (
    <>
      {children(items.slice(0, shownAtOnce), false)}
      {items.length > shownAtOnce && (
        <Rest heading={`All ${items.length} ${name}`}>
          {children(items.slice(shownAtOnce), true)}
        </Rest>
      )}
    </>
  );
}

/* Its heading lies on a hairline, which separates the first items from the others. */
const Rest = styled(LinkFold)`
  grid-column: 1 / -1;
  margin-top: ${space.s3};

  > summary {
    justify-content: center;
    text-align: center;
  }

  > summary::before,
  > summary::after {
    content: "";
    flex: 1;
    min-width: ${space.s2};
    margin-inline: ${space.s1};
    border-top: 1px solid ${color.lineDeep};
  }
`;

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
    scrollbar-color: ${color.ground300} transparent;
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
      top: 13px;
      right: 13px;
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
