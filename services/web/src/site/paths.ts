/** Every address of the site (requirement 2.1). */
export const paths = {
  home: "/",
  homeFile: "/index.html",
  privacy: "/privacy",
  terms: "/terms",
  adminLogin: "/admin/login",
  admin: "/admin",
  adminQuoteRequests: "/admin/quote-requests",
} as const;

/** True for the owner's pages, and for unknown addresses below them. */
export function isAdminAddress(pathname: string): boolean {
  return pathname === paths.admin || pathname.startsWith(`${paths.admin}/`);
}

/** The id of a quote request's card on its page, and the address that leads there. */
export const requestAnchor = (id: number) => `request-${id}`;
export const requestPath = (id: number) => `${paths.adminQuoteRequests}#${requestAnchor(id)}`;

/** The id of the quarantine's fold on the same page, and the address that opens it. */
export const HELD_ANCHOR = "held";
export const heldPath = `${paths.adminQuoteRequests}#${HELD_ANCHOR}`;

/** The address of a content kind's admin page, by the kind's path. */
export const adminPath = (path: string) => `${paths.admin}/${path}`;
