import type { ReactNode } from "react";
import { styled } from "styled-components";
import { digestOf } from "./digest";
import { VisuallyHidden } from "../ui/VisuallyHidden";

type PublicListProps = { path: string; items: readonly unknown[]; children: ReactNode };

/**
 * A public list as it is in the HTML. The browser fetches it once; if it has changed since, or cannot be fetched, the list or
 * a message is drawn in these elements (islands/lists.ts).
 */
export function PublicList({ path, items, children }: PublicListProps) {
  return (
    <>
      <VisuallyHidden role="status" data-status={path} />
      <Notice data-notice={path} />
      <Items data-list={path} data-digest={digestOf(items)}>
        {children}
      </Items>
    </>
  );
}

/* The lists are grids and columns; this takes their whole width. */
const Notice = styled.div`
  grid-column: 1 / -1;
  column-span: all;

  &:empty {
    display: none;
  }
`;

const Items = styled.div`
  display: contents;
`;
