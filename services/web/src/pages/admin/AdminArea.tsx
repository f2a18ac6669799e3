import { BrowserRouter, Route, Routes } from "react-router-dom";
import { paths } from "../../site/paths";
import { TooltipProvider } from "../../ui/Tooltip";
import { NotFoundPage } from "../NotFoundPage";

/** Everything below /admin, in a chunk of its own. */
export function AdminArea() {
  return (
    <BrowserRouter>
      <TooltipProvider>
        <Routes>
          {adminPaths.map((path) => (
            <Route key={path} path={path} element={<h1>{path}</h1>} />
          ))}
          <Route path="*" element={<NotFoundPage />} />
        </Routes>
      </TooltipProvider>
    </BrowserRouter>
  );
}

const adminPaths = [
  paths.admin,
  paths.adminLogin,
  paths.adminTestimonials,
  paths.adminServices,
  paths.adminServiceAreas,
  paths.adminFeaturedProjects,
  paths.adminQuoteRequests,
];
