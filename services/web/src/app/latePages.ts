import { lazy } from "react";
import { importPage } from "../late/importPage";

/** Pages with a chunk of their own: the landing page loads none of them. */
export const PrivacyPage = lazy(async () => ({
  default: (await importPage(() => import("../pages/PrivacyPage"))).PrivacyPage,
}));

export const TermsPage = lazy(async () => ({
  default: (await importPage(() => import("../pages/TermsPage"))).TermsPage,
}));

export const NotFoundPage = lazy(async () => ({
  default: (await importPage(() => import("../pages/NotFoundPage"))).NotFoundPage,
}));

export const AdminArea = lazy(async () => ({
  default: (await importPage(() => import("../pages/admin/AdminArea"))).AdminArea,
}));
