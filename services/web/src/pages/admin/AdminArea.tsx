import { useState } from "react";
import { createBrowserRouter, RouterProvider } from "react-router-dom";
import { useKeepSession } from "../../features/session/useKeepSession";
import { TooltipProvider } from "../../ui/Tooltip";
import { adminRoutes } from "./adminRoutes";

/** Everything below /admin, in a chunk of its own. */
export function AdminArea() {
  useKeepSession();
  const [router] = useState(() => createBrowserRouter(adminRoutes));
  return (
    <TooltipProvider>
      <RouterProvider router={router} />
    </TooltipProvider>
  );
}
