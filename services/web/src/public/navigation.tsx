import type { ComponentPropsWithRef, ElementType } from "react";
import { markOf, useBusiness } from "../site/shownBusiness";
import { paths } from "../site/paths";
import type { Anchor } from "../site/scrollToAnchor";
import { Brand } from "../ui/Brand";

type AnchorLinkProps = Omit<ComponentPropsWithRef<"a">, "href"> & {
  to: Anchor;
  /** True on the landing page itself. */
  isHere: boolean;
  as?: ElementType;
};

/**
 * Links to a part of the landing page. On the landing page it only scrolls, since reloading would lose the query and what
 * was typed; from another page it sends no referrer.
 */
export function AnchorLink({ to, isHere, as: Link = "a", ...rest }: AnchorLinkProps) {
  if (isHere) return <Link {...rest} href={`#${to}`} />;
  return <Link {...rest} href={`${paths.home}#${to}`} referrerPolicy="no-referrer" />;
}

type HomeLinkProps = {
  /** True on the landing page itself: there it leads to the top. */
  isHere: boolean;
  onDark?: boolean;
};

export function HomeLink({ isHere, onDark = false }: HomeLinkProps) {
  const business = useBusiness();
  return (
    <Brand
      name={business.shortName}
      mark={markOf(business, business.logoLook)}
      onDark={onDark}
      href={isHere ? "#top" : paths.home}
      referrerPolicy="no-referrer"
      aria-label={`${business.shortName}, home`}
    />
  );
}

type NavItem = { anchor: Anchor; label: string };

const sections: readonly NavItem[] = [
  { anchor: "services", label: "Services" },
  { anchor: "about", label: "About" },
  { anchor: "areas", label: "Areas" },
  { anchor: "reviews", label: "Reviews" },
];

/** The items of the header and the menu, in order (requirement 3.3). */
export const navItems: readonly NavItem[] = [...sections, { anchor: "contact", label: "Contact" }];

/** The footer's quick links. */
export const quickLinks: readonly NavItem[] = [
  ...sections,
  { anchor: "quote-form", label: "Free Estimate" },
];
