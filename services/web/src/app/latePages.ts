import { lazy } from "react";
import { importPatiently } from "../ui/importPatiently";

/** Pages with a chunk of their own: the landing page loads none of them. */
export const PrivacyPage = lazy(async () => ({
  default: (await importPatiently(() => import("../pages/PrivacyPage"))).PrivacyPage,
}));

export const TermsPage = lazy(async () => ({
  default: (await importPatiently(() => import("../pages/TermsPage"))).TermsPage,
}));

export const NotFoundPage = lazy(async () => ({
  default: (await importPatiently(() => import("../pages/NotFoundPage"))).NotFoundPage,
}));

export const AdminArea = lazy(async () => ({
  default: (await importPatiently(() => import("../pages/admin/AdminArea"))).AdminArea,
}));
