import {
  createSlice,
  isRejectedWithValue,
  type PayloadAction,
  type UnknownAction,
} from "@reduxjs/toolkit";
import { type ReactNode, useEffect } from "react";
import { useDispatch, useSelector } from "react-redux";
import { Navigate } from "react-router-dom";
import { baseApi, forgetAdminToken, readAdminToken, watchAdminToken } from "../api/baseApi";
import { asApiFailure } from "../api/callApi";
import { reducers } from "../api/store";
import { paths } from "../site/paths";
import { LoadingState } from "../ui/states";
import { useToast } from "../ui/ToastProvider";

type SessionStatus = "loading" | "authenticated" | "anonymous";
type SessionState = { status: SessionStatus; wasRefused: boolean };

const initialState: SessionState = { status: "loading", wasRefused: false };

/** Loading, then authenticated if there is a token (requirement 6.4). A 401 on any admin call ends it; nothing else does. */
const sessionSlice = createSlice({
  name: "session",
  initialState,
  reducers: {
    sessionDetermined: (state, { payload: token }: PayloadAction<string | null>) => {
      state.status = token === null ? "anonymous" : "authenticated";
      state.wasRefused = false;
    },
  },
  extraReducers: (builder) => {
    builder.addMatcher(isUnauthorized, (state) => {
      if (state.status !== "authenticated") return;
      state.status = "anonymous";
      state.wasRefused = true;
    });
  },
  selectors: {
    selectSessionStatus: (state) => state.status,
    selectWasRefused: (state) => state.wasRefused,
  },
}).injectInto(reducers);

function isUnauthorized(action: UnknownAction): boolean {
  return isRejectedWithValue(action) && asApiFailure(action.payload)?.status === 401;
}

export const { sessionDetermined } = sessionSlice.actions;
export const { selectSessionStatus, selectWasRefused } = sessionSlice.selectors;

/** The guard of every admin page except the login (requirement 2.2). */
export function RequireSession({ children }: { children: ReactNode }) {
  const status = useSelector(selectSessionStatus);
  if (status === "loading") return <LoadingState text="Loading..." />;
  if (status === "anonymous") return <Navigate to={paths.adminLogin} replace />;
  return children;
}

const REFUSED = {
  title: "You have been logged out",
  text: "Your admin token is no longer accepted. Please log in again.",
  tone: "destructive",
} as const;

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
