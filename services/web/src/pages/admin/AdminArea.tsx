import { Route, Routes } from "react-router-dom";
import { paths } from "../../site/paths";
import { TooltipProvider } from "../../ui/Tooltip";

/** Everything below /admin, in a chunk of its own. */
export function AdminArea() {
  return (
    <TooltipProvider>
      <Routes>
        {adminPaths.map((path) => (
          <Route key={path} path={path.slice(paths.admin.length)} element={<h1>{path}</h1>} />
        ))}
      </Routes>
    </TooltipProvider>
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
