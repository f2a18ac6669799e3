import type { Anchor } from "../site/scrollToAnchor";

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
