import { featuredProjectKind } from "@ridgeline/contract/featuredProject";
import { serviceKind } from "@ridgeline/contract/service";
import { serviceAreaKind } from "@ridgeline/contract/serviceArea";
import { testimonialKind } from "@ridgeline/contract/testimonial";
import Building from "lucide-react/icons/building-2";
import Hammer from "lucide-react/icons/hammer";
import Images from "lucide-react/icons/images";
import Inbox from "lucide-react/icons/inbox";
import LayoutDashboard from "lucide-react/icons/layout-dashboard";
import MapPin from "lucide-react/icons/map-pin";
import Star from "lucide-react/icons/star";
import { styled } from "styled-components";
import { ground } from "../ui/ground";
import { adminPath, paths } from "../site/paths";
import { color, layer, media, shadow, space } from "../theme";
import { type Destination, NavDestination } from "./NavDestination";
import { OtherPages } from "./OtherPages";

const first: readonly Destination[] = [
  { to: paths.admin, label: "Dashboard", Icon: LayoutDashboard },
  { to: paths.adminQuoteRequests, label: "Requests", Icon: Inbox },
  { to: adminPath(featuredProjectKind.path), label: "Projects", Icon: Images },
  { to: adminPath(testimonialKind.path), label: "Reviews", Icon: Star },
];

/** On phones behind "More". */
const others: readonly Destination[] = [
  { to: adminPath(serviceKind.path), label: "Services", Icon: Hammer },
  { to: adminPath(serviceAreaKind.path), label: "Areas", Icon: MapPin },
  { to: paths.adminBusiness, label: "Business Details", Icon: Building },
];

/** Leads from any screen of the owner's to any other: a row below the header, on phones a bar at the bottom. */
export function AdminNav() {
  return (
    <Root aria-label="Pages">
      <div>
        {first.map((page) => (
          <NavDestination key={page.to} destination={page} />
        ))}
        <OtherPages pages={others} />
      </div>
    </Root>
  );
}

const Root = styled.nav`
  ${ground.evergreen}
  position: sticky;
  top: 0;
  z-index: ${layer.header};
  background: ${color.green950};
  color: ${color.onDarkSoft};

  > div {
    display: flex;
    flex-wrap: wrap;
    gap: 0 4px;
    max-width: calc(${space.content} + 2 * ${space.gutter});
    margin-inline: auto;
    padding-inline: calc(${space.gutter} - 14px);
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
  }

  ${media.print} {
    display: none;
  }
`;
