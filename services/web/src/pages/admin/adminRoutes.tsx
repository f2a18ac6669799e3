import type { RouteObject } from "react-router-dom";
import { importPage } from "../../late/importPage";
import { paths } from "../../site/paths";
import { AdminErrorPage } from "./AdminErrorPage";
import { AdminFrame } from "./AdminFrame";
import { DashboardPage } from "./DashboardPage";
import { LoginPage } from "./LoginPage";
import { managedAreas } from "./managedAreas";

/** Every address of the admin area; the pages inside AdminFrame are guarded. */
export const adminRoutes: RouteObject[] = [
  { path: paths.adminLogin, element: <LoginPage />, errorElement: <AdminErrorPage /> },
  {
    element: <AdminFrame />,
    errorElement: <AdminErrorPage />,
    children: [
      { path: paths.admin, element: <DashboardPage /> },
      ...managedAreas.map(({ address, page }) => ({ path: address, element: page })),
    ],
  },
  { path: "*", lazy: loadNotFoundPage },
];

async function loadNotFoundPage() {
  return { Component: (await importPage(() => import("../NotFoundPage"))).NotFoundPage };
}
