import { featuredProjectKind } from "@ridgeline/contract/featuredProject";
import { serviceKind } from "@ridgeline/contract/service";
import { serviceAreaKind } from "@ridgeline/contract/serviceArea";
import { testimonialKind } from "@ridgeline/contract/testimonial";
import {
  Building2,
  Ellipsis,
  Hammer,
  Images,
  Inbox,
  LayoutDashboard,
  type LucideIcon,
  MapPin,
  Star,
} from "lucide-react";
import { useContext, useRef } from "react";
import { Link, useLocation } from "react-router-dom";
import { styled } from "styled-components";
import { adminPath, paths } from "../site/paths";
import { color, fontSize, layer, media, radius, screenWidth, shadow, space, tap } from "../theme";
import { ground } from "../ui/ground";
import { VisuallyHidden } from "../ui/text";
import { NewRequests } from "./kit/PageHead";

type Destination = Readonly<{ to: string; label: string; Icon: LucideIcon }>;

const firstPages: readonly Destination[] = [
  { to: paths.admin, label: "Dashboard", Icon: LayoutDashboard },
  { to: paths.adminQuoteRequests, label: "Requests", Icon: Inbox },
  { to: adminPath(featuredProjectKind.path), label: "Projects", Icon: Images },
  { to: adminPath(testimonialKind.path), label: "Reviews", Icon: Star },
];

const otherPages: readonly Destination[] = [
  { to: adminPath(serviceKind.path), label: "Services", Icon: Hammer },
  { to: adminPath(serviceAreaKind.path), label: "Areas", Icon: MapPin },
  { to: paths.adminBusiness, label: "Business Details", Icon: Building2 },
];

/** Leads from any screen of the owner's to any other: a row below the header, on phones a bar at the bottom. */
export function AdminNav() {
  return (
    <Root aria-label="Pages">
      <div>
        {firstPages.map((page) => (
          <NavDestination key={page.to} destination={page} />
        ))}
        <OtherPages />
      </div>
    </Root>
  );
}

function NavDestination({ destination }: { destination: Destination }) {
  const { to, label, Icon } = destination;
  const { pathname } = useLocation();
  const newCount = useContext(NewRequests).size;
  return (
    <Link to={to} aria-current={to === pathname ? "page" : undefined}>
      <Icon aria-hidden />
      <span>{label}</span>
      {to === paths.adminQuoteRequests && newCount > 0 && (
        <Count>
          <span>{newCount}</span>
          <VisuallyHidden> new</VisuallyHidden>
        </Count>
      )}
    </Link>
  );
}

const SHEET_ID = "other-pages";

/** The pages for which a phone's bar has no room: a sheet that `More` opens there. */
function OtherPages() {
  const { pathname } = useLocation();
  const sheet = useRef<HTMLDivElement>(null);
  const isHere = otherPages.some(({ to }) => to === pathname);
  // Neither jsdom nor iOS 16, Chrome 109 or Firefox 115 has popovers.
  const hasPopovers = "hidePopover" in HTMLElement.prototype;
  const handleMore = () => {
    if (!hasPopovers) sheet.current?.toggleAttribute("data-open");
  };
  const handleChosen = () => {
    if (hasPopovers) sheet.current?.hidePopover();
    else sheet.current?.removeAttribute("data-open");
  };
  return (
    <>
      <More
        type="button"
        popoverTarget={SHEET_ID}
        aria-current={isHere ? "true" : undefined}
        onClick={handleMore}
      >
        <Ellipsis aria-hidden />
        More
      </More>
      <PagesSheet ref={sheet} id={SHEET_ID} popover="auto" onClick={handleChosen}>
        {otherPages.map((page) => (
          <NavDestination key={page.to} destination={page} />
        ))}
      </PagesSheet>
    </>
  );
}

/** Heights of the navigation: of the row, and on phones of the bar without the room for the phone's home bar. */
export const NAV_ROW = "3.5rem";
export const NAV_BAR = "64px";

const Root = styled.nav`
  ${ground.dark}
  position: sticky;
  top: 0;
  z-index: ${layer.header};
  background: ${color.ground950};
  color: ${color.onDarkSoft};

  > div {
    display: flex;
    flex-wrap: wrap;
    gap: 0 4px;
    max-width: calc(${space.content} + 2 * ${space.gutter});
    margin-inline: auto;
    padding-inline: calc(${space.gutter} - 14px);
  }

  :is(a, button) {
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
  }

  svg {
    width: 20px;
    height: 20px;
    stroke-width: 1.8;
  }

  :is([aria-current], a:hover) {
    color: ${color.onDark};
  }

  [aria-current] {
    box-shadow: inset 0 -3px 0 ${tap.base};

    ${media.forcedColors} {
      border-bottom: 3px solid Highlight;
    }
  }

  :focus-visible {
    outline-offset: -4px;
  }

  @media ${screenWidth.abovePhone} and ${screenWidth.upToLaptop} {
    svg {
      display: none;
    }
  }

  ${media.upToPhone} {
    position: fixed;
    inset: auto 0 0;
    z-index: ${layer.callBar};
    padding-bottom: env(safe-area-inset-bottom);
    box-shadow: ${shadow.callBar};

    > div {
      display: grid;
      grid-template-columns: repeat(5, minmax(0, 1fr));
      gap: 0;
      padding-inline: 4px;
    }

    :is(a, button) {
      flex-direction: column;
      justify-content: center;
      gap: 4px;
      min-height: ${NAV_BAR};
      padding: 6px 2px;
      font-size: min(0.8125rem, 3.4vw); /* five of them side by side, however large the text */
      text-align: center;
    }

    svg {
      width: 24px;
      height: 24px;
    }

    [aria-current] {
      box-shadow: inset 0 3px 0 ${tap.base};
    }
  }

  ${media.tiny} {
    position: static;
  }
`;

const Count = styled.span`
  min-width: 1.5em;
  padding: 0.15em 0.45em;
  border-radius: ${radius.pill};
  background: ${tap.fill};
  color: ${tap.ink};
  font-size: 0.8125rem;
  text-align: center;

  ${media.upToPhone} {
    position: absolute;
    top: 4px;
    left: calc(50% + 6px);
    font-size: 0.75rem;
  }
`;

const More = styled.button`
  ${media.abovePhone} {
    && {
      display: none;
    }
  }
`;

const PagesSheet = styled.div`
  position: static;
  display: flex;
  flex-wrap: wrap;
  gap: inherit;
  width: auto;
  margin: 0;
  padding: 0;
  overflow: visible;
  border: 0;
  background: ${color.ground950};
  color: inherit;

  ${media.upToPhone} {
    ${ground.paper}
    position: fixed;
    inset: auto 8px calc(${NAV_BAR} + 8px + env(safe-area-inset-bottom)) auto;
    display: none;
    min-width: min(16rem, 100vw - 16px);
    width: fit-content;
    max-height: calc(100dvh - 16px);
    margin: 0;
    padding: ${space.s1};
    overflow: auto;
    border: 1px solid transparent; /* forced colors show it */
    border-radius: ${radius.large};
    background: ${color.sheet};
    box-shadow: ${shadow.floating};
    color: ${color.ink};

    &:popover-open {
      display: grid;
    }

    /* not in one rule: a browser without popovers would drop it */
    &[data-open] {
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
    }

    a:is([aria-current], :hover) {
      color: ${color.ink};
    }
  }

  ${media.tiny} {
    bottom: 8px;
  }
`;
