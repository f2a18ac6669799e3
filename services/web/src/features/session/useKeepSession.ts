import { useEffect } from "react";
import { useDispatch, useSelector } from "react-redux";
import { forgetAdminToken, readAdminToken, watchAdminToken } from "../../api/adminCall";
import { baseApi } from "../../api/baseApi";
import { useToast } from "../../toast/ToastProvider";
import { selectSessionStatus, selectWasRefused, sessionDetermined } from "./sessionSlice";

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
