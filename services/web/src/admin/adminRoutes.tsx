import type { RouteObject } from "react-router-dom";
import { styled } from "styled-components";
import { paths } from "../site/paths";
import { Button } from "../ui/Button";
import { ErrorState } from "../ui/states";
import { AdminFrame } from "./AdminFrame";
import { BusinessPage } from "./business/BusinessPage";
import { DashboardPage } from "./Dashboard";
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
      { path: paths.adminBusiness, element: <BusinessPage /> },
      ...managedAreas.map(({ address, page }) => ({ path: address, element: page })),
    ],
  },
];

/** Shown if a page fails to render, instead of an empty screen. */
function AdminErrorPage() {
  return (
    <Main>
      <ErrorState text="Something went wrong on this page.">
        <Button
          variant="line"
          onClick={() => {
            window.location.reload();
          }}
        >
          Reload
        </Button>
      </ErrorState>
    </Main>
  );
}

const Main = styled.main`
  max-width: 640px;
  margin: 15vh auto;
  padding: 0 20px;
`;
