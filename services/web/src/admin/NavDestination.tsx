import type { LucideIcon } from "lucide-react/types";
import { useContext } from "react";
import { Link, useLocation } from "react-router-dom";
import { css, styled } from "styled-components";
import { NewRequests } from "./kit/usePageTitle";
import { paths } from "../site/paths";
import { color, fontSize, media, radius, tap } from "../theme";
import { VisuallyHidden } from "../ui/VisuallyHidden";

/** Heights of the navigation: of the row, and on phones of the bar without the room for the phone's home bar. */
export const NAV_ROW = "3.5rem";
export const NAV_BAR = "64px";

export type Destination = Readonly<{ to: string; label: string; Icon: LucideIcon }>;

/** One page in the navigation; for the requests, with the number of new ones. */
export function NavDestination({ destination }: { destination: Destination }) {
  const { to, label, Icon } = destination;
  const { pathname } = useLocation();
  const newCount = useContext(NewRequests).size;
  return (
    <Root to={to} aria-current={to === pathname ? "page" : undefined}>
      <Icon aria-hidden />
      {label}
      {to === paths.adminQuoteRequests && newCount > 0 && (
        <Count>
          {newCount}
          <VisuallyHidden> new</VisuallyHidden>
        </Count>
      )}
    </Root>
  );
}

export const destinationStyles = css`
  position: relative;
  display: flex;
  align-items: center;
  gap: 10px;
  min-height: ${NAV_ROW};
  padding: 4px 14px;
  border: 0;
  border-radius: 0;
  background: none;
  color: inherit;
  font-size: ${fontSize.small};
  font-weight: 600;
  line-height: 1.2;
  text-decoration: none;
  cursor: pointer;

  svg {
    width: 20px;
    height: 20px;
    stroke-width: 1.8;
  }

  &[aria-current] {
    color: ${color.onDark};
    box-shadow: inset 0 -3px 0 ${tap.base};
  }

  &:focus-visible {
    outline-offset: -4px;
  }

  ${media.upToLaptop} {
    svg {
      display: none;
    }
  }

  ${media.forcedColors} {
    &[aria-current] {
      border-bottom: 3px solid Highlight;
    }
  }

  ${media.upToPhone} {
    flex-direction: column;
    justify-content: center;
    gap: 4px;
    min-height: ${NAV_BAR};
    padding: 6px 2px;
    font-size: min(0.8125rem, 3.4vw); /* five of them side by side, however large the text */
    text-align: center;

    svg {
      display: block;
      width: 24px;
      height: 24px;
    }

    &[aria-current] {
      box-shadow: inset 0 3px 0 ${tap.base};
    }
  }
`;

const Root = styled(Link)`
  ${destinationStyles}

  ${media.hover} {
    &:hover {
      color: ${color.onDark};
    }
  }
`;

const Count = styled.span`
  min-width: 1.5em;
  padding: 0.15em 0.45em;
  border-radius: ${radius.pill};
  background: ${tap.base};
  color: ${tap.ink};
  font-size: 0.8125rem;
  line-height: 1.2;
  text-align: center;

  ${media.upToPhone} {
    position: absolute;
    top: 4px;
    left: calc(50% + 6px);
    font-size: 0.75rem;
  }
`;
