import type { Anchor } from "../../site/scrollToAnchor";

export type NavItem = { anchor: Anchor; label: string };

/** The items of the header and the menu, in order (requirement 3.3). */
export const navItems: readonly NavItem[] = [
  { anchor: "services", label: "Services" },
  { anchor: "about", label: "About" },
  { anchor: "areas", label: "Areas" },
  { anchor: "reviews", label: "Reviews" },
  { anchor: "contact", label: "Contact" },
];

/** The footer's quick links. */
export const quickLinks: readonly NavItem[] = [
  { anchor: "services", label: "Services" },
  { anchor: "about", label: "About" },
  { anchor: "areas", label: "Areas" },
  { anchor: "reviews", label: "Reviews" },
  { anchor: "quote-form", label: "Free Estimate" },
];
