import type { ReactNode } from "react";
import { styled } from "styled-components";
import { color, media, tap } from "../../theme";
import { cardStyles } from "../../ui/layout";

type RequestListProps = {
  count: number;
  /** Whether the browser lays it out only near the screen; find-in-page and print see it anyway. */
  isPiece?: boolean;
  children: ReactNode;
};

export function RequestList({ count, isPiece = false, children }: RequestListProps) {
  return (
    <List
      hidden={count === 0}
      $isPiece={isPiece}
      style={{ containIntrinsicBlockSize: `calc(${count} * var(--row))` }}
    >
      {children}
    </List>
  );
}

/** The widths of a card on its sheet: one column, two, three. */
export const cardWidth = {
  narrow: "@container (max-width: 36rem)",
  aboveNarrow: "@container (min-width: 36.001rem)",
  wide: "@container (min-width: 60rem)",
} as const;

/** What lists of requests lie on. */
export const Sheet = styled.div`
  --row: 7.5rem; /* about the height of a card */
  container-type: inline-size;
  overflow: clip;
  ${cardStyles}

  ${media.upToLaptop} {
    --row: 10rem;
  }

  ${media.upToPhone} {
    --row: 11.5rem;
    margin-inline: -12px;
  }

  ${media.print} {
    margin: 0;
    border: 0;
    box-shadow: none;
  }
`;

const List = styled.ul<{ $isPiece: boolean }>`
  ${({ $isPiece }) => $isPiece && "content-visibility: auto;"}

  > li {
    margin-top: -1px; /* the first line lies on the sheet's edge */
    border-top: 1px solid ${color.line};
    border-bottom: 1px solid transparent;
  }

  /* the request that an address has led to */
  > li:has(h3:focus) {
    box-shadow: inset 0 0 0 2px ${tap.base};
  }

  ${media.print} {
    content-visibility: visible;

    /* a job sheet with room for notes: two on a page */
    > li {
      break-inside: avoid;
      min-height: 108mm;
    }
  }
`;
