import type { RouteObject } from "react-router-dom";
import { paths } from "../../site/paths";
import { AdminErrorPage } from "./AdminErrorPage";
import { AdminFrame } from "./AdminFrame";
import { DashboardPage } from "./DashboardPage";
import { FeaturedProjectsPage } from "./FeaturedProjectsPage";
import { LoginPage } from "./LoginPage";
import { QuoteRequestsPage } from "./QuoteRequestsPage";
import { ServiceAreasPage } from "./ServiceAreasPage";
import { ServicesPage } from "./ServicesPage";
import { TestimonialsPage } from "./TestimonialsPage";

/** Every address of the admin area; what stands in AdminFrame is guarded. */
export const adminRoutes: RouteObject[] = [
  { path: paths.adminLogin, element: <LoginPage />, errorElement: <AdminErrorPage /> },
  {
    element: <AdminFrame />,
    errorElement: <AdminErrorPage />,
    children: [
      { path: paths.admin, element: <DashboardPage /> },
      { path: paths.adminTestimonials, element: <TestimonialsPage /> },
      { path: paths.adminServices, element: <ServicesPage /> },
      { path: paths.adminServiceAreas, element: <ServiceAreasPage /> },
      { path: paths.adminFeaturedProjects, element: <FeaturedProjectsPage /> },
      { path: paths.adminQuoteRequests, element: <QuoteRequestsPage /> },
    ],
  },
  { path: "*", lazy: async () => ({ Component: (await import("../NotFoundPage")).NotFoundPage }) },
];
