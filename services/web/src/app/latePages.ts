import { lazy } from "react";

/** Pages with a chunk of their own: the landing page loads none of them. */
export const PrivacyPage = lazy(async () => ({
  default: (await import("../pages/PrivacyPage")).PrivacyPage,
}));

export const TermsPage = lazy(async () => ({
  default: (await import("../pages/TermsPage")).TermsPage,
}));

export const NotFoundPage = lazy(async () => ({
  default: (await import("../pages/NotFoundPage")).NotFoundPage,
}));

export const AdminArea = lazy(async () => ({
  default: (await import("../pages/admin/AdminArea")).AdminArea,
}));
