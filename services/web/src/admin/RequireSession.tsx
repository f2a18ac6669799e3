import { type ReactNode, useEffect } from "react";
import { useDispatch, useSelector } from "react-redux";
import { Navigate } from "react-router-dom";
import { baseApi, forgetAdminToken, readAdminToken, watchAdminToken } from "../api/baseApi";
import { paths } from "../site/paths";
import { useToast } from "../ui/ToastProvider";
import { LoadingState } from "../ui/LoadingState";
import { selectSessionStatus, selectWasRefused, sessionDetermined } from "./session";

/** The guard of every admin page except the login (requirement 2.2). */
export function RequireSession({ children }: { children: ReactNode }) {
  const status = useSelector(selectSessionStatus);
  if (status === "loading") return <LoadingState text="Loading..." />;
  if (status === "anonymous") return <Navigate to={paths.adminLogin} replace />;
  return children;
}

/** Used once in the admin area: finds the stored token, follows other tabs, and cleans up when the session ends. */
export function useKeepSession(): void {
  const dispatch = useDispatch();
  const raiseToast = useToast();
  const status = useSelector(selectSessionStatus);
  const wasRefused = useSelector(selectWasRefused);

  useEffect(() => {
    dispatch(sessionDetermined(readAdminToken()));
    return watchAdminToken((token) => dispatch(sessionDetermined(token)));
  }, [dispatch]);

  useEffect(() => {
    if (status !== "anonymous") return;
    forgetAdminToken();
    dispatch(baseApi.util.resetApiState());
  }, [dispatch, status]);

  useEffect(() => {
    if (wasRefused) raiseToast(REFUSED);
  }, [raiseToast, wasRefused]);
}

const REFUSED = {
  title: "You have been logged out",
  text: "Your admin token is no longer accepted. Please log in again.",
  tone: "destructive",
} as const;
