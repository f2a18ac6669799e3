import { lazy, Suspense } from "react";
import { importPage } from "../late/loadScript";
import { LandingPage } from "../pages/LandingPage";
import { isAdminAddress, paths } from "../site/paths";

/**
 * The page of an address. The public pages are documents, prerendered and linked as such, so they need no more than this;
 * React Router (12 kB) comes with the admin area, the only application here.
 */
export function Router({ pathname }: { pathname: string }) {
  // Outside Suspense: until the area can be drawn, its shell in the HTML stays (pages/admin/AdminShell.tsx).
  if (isAdminAddress(pathname)) return <AdminArea />;
  return (
    <Suspense>
      <PublicPage pathname={pathname} />
    </Suspense>
  );
}

function PublicPage({ pathname }: { pathname: string }) {
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

// Each has its own chunk; the landing page loads none of them.
const PrivacyPage = lazy(async () => ({
  default: (await importPage(() => import("../pages/PrivacyPage"))).PrivacyPage,
}));

const TermsPage = lazy(async () => ({
  default: (await importPage(() => import("../pages/TermsPage"))).TermsPage,
}));

const NotFoundPage = lazy(async () => ({
  default: (await importPage(() => import("../pages/NotFoundPage"))).NotFoundPage,
}));

const AdminArea = lazy(async () => ({
  default: (await importPage(() => import("../pages/admin/AdminArea"))).AdminArea,
}));
