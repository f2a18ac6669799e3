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
import { useContext, useState } from "react";
import { Link, useLocation } from "react-router-dom";
import { styled } from "styled-components";
import { adminPath, paths } from "../site/paths";
import { color, fontSize, layer, media, radius, screenWidth, shadow, space, tap } from "../theme";
import { ground } from "../ui/ground";
import { VisuallyHidden } from "../ui/text";
import { TextLink } from "../ui/TextLink";
import { Dialog, DialogBody } from "./kit/Dialog";
import { NewRequests } from "./requests/NewRequestsProvider";

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
  const { pathname } = useLocation();
  const newCount = useContext(NewRequests).size;
  const [isOpen, setIsOpen] = useState(false);
  const currentIf = (isHere: boolean) => (isHere ? "page" : undefined);
  return (
    <>
      <Root aria-label="Pages">
        <div>
          {[...firstPages, ...otherPages].map(({ to, label, Icon }) => (
            <Link key={to} to={to} aria-current={currentIf(to === pathname)}>
              <Icon />
              <span>{label}</span>
              {to === paths.adminQuoteRequests && newCount > 0 && (
                <Count>
                  <span>{newCount}</span>
                  <VisuallyHidden> new</VisuallyHidden>
                </Count>
              )}
            </Link>
          ))}
          <button
            type="button"
            aria-current={otherPages.some(({ to }) => to === pathname) ? "true" : undefined}
            onClick={() => setIsOpen(true)}
          >
            <Ellipsis />
            More
          </button>
        </div>
      </Root>
      {isOpen && (
        <Dialog title="More" onClose={() => setIsOpen(false)}>
          <DialogBody as="nav" aria-label="More pages" onClick={() => setIsOpen(false)}>
            {otherPages.map(({ to, label, Icon }) => (
              <TextLink key={to} as={Link} to={to} aria-current={currentIf(to === pathname)}>
                <Icon />
                <span>{label}</span>
              </TextLink>
            ))}
          </DialogBody>
        </Dialog>
      )}
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
    border-radius: 0;
    color: inherit;
    font-size: ${fontSize.small};
    font-weight: 600;
    line-height: 1.2;
    text-decoration: none;
  }

  button {
    display: none;
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

    /* behind More */
    a:nth-child(n + ${firstPages.length + 1}) {
      display: none;
    }

    button {
      display: flex;
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
