import { LandingPage } from "../pages/LandingPage";
import { paths } from "../site/paths";
import { AdminArea, NotFoundPage, PrivacyPage, TermsPage } from "./latePages";

/**
 * Which page stands at an address. The public pages are documents, prerendered and linked as such, so they need
 * no more than this; React Router (12 kB) comes with the admin area, which is the one application here.
 */
export function Router({ pathname }: { pathname: string }) {
  if (pathname === paths.admin || pathname.startsWith(`${paths.admin}/`)) return <AdminArea />;
  switch (pathname) {
    case paths.home:
    case paths.homeFile:
      return <LandingPage />;
    case paths.privacy:
      return <PrivacyPage />;
    case paths.terms:
      return <TermsPage />;
    default:
      return <NotFoundPage />;
  }
}
