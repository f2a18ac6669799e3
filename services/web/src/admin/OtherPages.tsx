import Ellipsis from "lucide-react/icons/ellipsis";
import { useRef } from "react";
import { useLocation } from "react-router-dom";
import { styled } from "styled-components";
import { ground } from "../ui/ground";
import { color, fontSize, media, radius, shadow, space, tap } from "../theme";
import { type Destination, destinationStyles, NAV_BAR, NavDestination } from "./NavDestination";

const ID = "other-pages";

/** The pages for which a phone's bar has no room: a sheet that `More` opens there. */
export function OtherPages({ pages }: { pages: readonly Destination[] }) {
  const { pathname } = useLocation();
  const sheet = useRef<HTMLDivElement>(null);
  const isHere = pages.some(({ to }) => to === pathname);
  const handleChosen = () => {
    // Neither jsdom nor an old browser has popovers.
    if ("hidePopover" in HTMLElement.prototype) sheet.current?.hidePopover();
  };
  return (
    <>
      <More type="button" popoverTarget={ID} aria-current={isHere ? "true" : undefined}>
        <Ellipsis aria-hidden />
        More
      </More>
      <Sheet ref={sheet} id={ID} popover="auto" onClick={handleChosen}>
        {pages.map((page) => (
          <NavDestination key={page.to} destination={page} />
        ))}
      </Sheet>
    </>
  );
}

const More = styled.button`
  ${destinationStyles}
  display: none;

  ${media.upToPhone} {
    display: flex;
  }
`;

const Sheet = styled.div`
  position: static;
  display: contents;
  color: inherit;

  ${media.upToPhone} {
    ${ground.paper}
    position: fixed;
    inset: auto 8px calc(${NAV_BAR} + 8px + env(safe-area-inset-bottom)) auto;
    display: none;
    min-width: min(16rem, 100vw - 16px);
    margin: 0;
    padding: ${space.s1};
    border: 1px solid transparent; /* forced colors show it */
    border-radius: ${radius.large};
    background: ${color.sheet};
    box-shadow: ${shadow.floating};
    color: ${color.ink};

    &:popover-open {
      display: grid;
    }

    a {
      flex-direction: row;
      justify-content: start;
      gap: 14px;
      min-height: 56px;
      padding-inline: ${space.s2};
      border-radius: ${radius.medium};
      font-size: ${fontSize.card};
      text-align: start;
    }

    a[aria-current] {
      background: ${tap.wash};
      box-shadow: none;
      color: ${color.ink};
    }
  }
`;
