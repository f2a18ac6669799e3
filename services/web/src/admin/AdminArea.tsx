import { useCallback, useEffect, useState } from "react";
import { Provider } from "react-redux";
import { createBrowserRouter, type RouteObject, RouterProvider } from "react-router-dom";
import { createStore } from "../api/baseApi";
import { brandProperties } from "../site/brandProperties";
import { paths } from "../site/paths";
import {
  markOf,
  PageBusinessContext,
  pageBusinessOf,
  usePageBusiness,
} from "../site/shownBusiness";
import { Button } from "../ui/Button";
import { ErrorState } from "../ui/states";
import { AdminFrame } from "./AdminFrame";
import { useLogoLook } from "./brand/logoApi";
import { useKnownBusiness } from "./business/businessApi";
import { BusinessPage } from "./BusinessPage";
import { DashboardPage } from "./Dashboard";
import { LoginPage } from "./LoginPage";
import { managedAreas } from "./managedAreas";
import { useOpenedNotifications } from "./notifications/pushBrowser";
import { useSessionSync } from "./session";

export function AdminArea() {
  const [store] = useState(createStore);
  return (
    <Provider store={store}>
      <Area />
    </Provider>
  );
}

function Area() {
  useSessionSync();
  const [router] = useState(() => createBrowserRouter(adminRoutes));
  const handleOpened = useCallback((path: string) => void router.navigate(path), [router]);
  useOpenedNotifications(handleOpened);
  const known = useKnownBusiness();
  const ofThisPage = usePageBusiness();
  useEffect(() => {
    // The owner's screens, too, have the colors that were saved.
    for (const [name, value] of Object.entries(known ? brandProperties(known) : {}))
      document.documentElement.style.setProperty(name, value);
  }, [known]);
  const look = useLogoLook(known) ?? ofThisPage.mark?.logoLook;
  return (
    <PageBusinessContext value={known ? pageBusinessOf(known, markOf(known, look)) : ofThisPage}>
      <RouterProvider router={router} />
    </PageBusinessContext>
  );
}

/** Every address of the admin area; the pages inside AdminFrame are guarded. */
const adminRoutes: RouteObject[] = [
  { path: paths.adminLogin, element: <LoginPage />, errorElement: <AdminErrorPage /> },
  {
    element: <AdminFrame />,
    errorElement: <AdminErrorPage />,
    children: [
      { path: paths.admin, element: <DashboardPage /> },
      { path: paths.adminBusiness, element: <BusinessPage /> },
      { path: paths.adminSetup, lazy: loadSetupPage },
      ...managedAreas.map(({ address, page }) => ({ path: address, element: page })),
    ],
  },
];

/** Only an owner whose site is new opens it. */
async function loadSetupPage() {
  return { Component: (await import("./SetupPage")).SetupPage };
}

function AdminErrorPage() {
  return (
    <main>
      <ErrorState text="Something went wrong on this page.">
        <Button variant="line" onClick={() => window.location.reload()}>
          Reload
        </Button>
      </ErrorState>
    </main>
  );
}
