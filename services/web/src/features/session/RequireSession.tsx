import type { ReactNode } from "react";
import { useSelector } from "react-redux";
import { Navigate } from "react-router-dom";
import { paths } from "../../site/paths";
import { LoadingState } from "../../ui/LoadingState";
import { selectSessionStatus } from "./sessionSlice";

/** The guard of every admin page except the login (requirement 2.2). */
export function RequireSession({ children }: { children: ReactNode }) {
  const status = useSelector(selectSessionStatus);
  if (status === "loading") return <LoadingState text="Loading..." />;
  if (status === "anonymous") return <Navigate to={paths.adminLogin} replace />;
  return children;
}
