import ChevronDown from "lucide-react/icons/chevron-down";
import type { ReactNode } from "react";
import { styled } from "styled-components";
import { color, media, radius, space, tap } from "../../theme";

type RestOfListProps = {
  /** "All 40 projects" */
  label: string;
  children: ReactNode;
};

/** What follows the first items of a long list: opens on request, and where a search in the page finds something in it. */
export function RestOfList({ label, children }: RestOfListProps) {
  return (
    <Root>
      <summary>
        {label}
        <ChevronDown aria-hidden />
      </summary>
      {children}
    </Root>
  );
}

/* The label on a hairline, which parts the first items from the others. */
const Root = styled.details`
  grid-column: 1 / -1;
  margin-top: ${space.s3};

  > summary {
    display: flex;
    align-items: center;
    justify-content: center;
    gap: ${space.s1};
    min-height: 48px;
    border-radius: ${radius.small};
    color: ${tap.base};
    font-weight: 650;
    text-align: center;
    cursor: pointer;
  }

  > summary::before,
  > summary::after {
    content: "";
    flex: 1;
    min-width: ${space.s2};
    margin-inline: ${space.s1};
    border-top: 1px solid ${color.lineDeep};
  }

  ${media.hover} {
    > summary:hover {
      color: ${tap.deep};
    }
  }

  > summary::-webkit-details-marker {
    display: none;
  }

  &[open] > summary > svg {
    transform: scaleY(-1);
  }

  ${media.print} {
    margin: 0;

    > summary {
      display: none;
    }

    &::details-content {
      content-visibility: visible;
      block-size: auto;
    }
  }
`;
