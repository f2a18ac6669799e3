import { QUOTE_REQUESTS_PATH } from "@ridgeline/contract/quoteRequest";

/** Every address of the site (requirement 2.1), but those of its forms (contract/src/publicForms.ts) and adminPath. */
export const paths = {
  home: "/",
  privacy: "/privacy",
  terms: "/terms",
  adminLogin: "/admin/login",
  admin: "/admin",
  adminQuoteRequests: QUOTE_REQUESTS_PATH,
  adminBusiness: "/admin/business",
  adminSetup: "/admin/setup",
} as const;

/** The address of a content kind's admin page, by the kind's path. */
export const adminPath = (path: string) => `${paths.admin}/${path}`;

/**
 * The service worker of the owner's pages (admin/notifications/adminWorker.ts): its file, the addresses that it is for,
 * and the trusted types policy that may name its file.
 */
export const adminWorker = {
  file: "/admin-worker.js",
  scope: paths.admin,
  policy: "admin-worker",
} as const;
