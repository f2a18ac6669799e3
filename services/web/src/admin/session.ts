import { createSlice, type Dispatch, type PayloadAction } from "@reduxjs/toolkit";
import { setupListeners } from "@reduxjs/toolkit/query";
import { useEffect } from "react";
import {
  baseApi,
  forgetAdminToken,
  readAdminToken,
  reducers,
  sessionEnded,
  storeAdminToken,
  useAdminDispatch,
  watchAdminToken,
} from "../api/baseApi";

/** "ended": the token was refused, or another tab has logged out; the screens stay until the owner logs in again. */
type SessionStatus = "loading" | "authenticated" | "ended" | "anonymous";

/** Loading, then authenticated if there is a token (requirement 6.4). A 401 ends it; nothing else does. */
const sessionSlice = createSlice({
  name: "session",
  initialState: (): SessionStatus => "loading",
  reducers: {
    statusChanged: (_, { payload }: PayloadAction<SessionStatus>) => payload,
  },
  extraReducers: (builder) => {
    builder.addCase(sessionEnded, (status) => (status === "authenticated" ? "ended" : status));
  },
  selectors: { selectSessionStatus: (status) => status },
}).injectInto(reducers);

const { statusChanged } = sessionSlice.actions;
export const { selectSessionStatus } = sessionSlice.selectors;

export function startSession(dispatch: Dispatch, token: string): void {
  storeAdminToken(token);
  resumeSession(dispatch);
}

/** What the screens show is fetched again: it may have failed without a token. */
function resumeSession(dispatch: Dispatch): void {
  dispatch(statusChanged("authenticated"));
  setupListeners(dispatch, (_, { onOnline }) => {
    dispatch(onOnline());
    return () => {};
  });
}

export function logOut(dispatch: Dispatch): void {
  forgetAdminToken();
  dispatch(statusChanged("anonymous"));
  dispatch(baseApi.util.resetApiState());
}

/** Used once in the admin area: reads the stored token, and follows logins and logouts in other tabs. */
export function useSessionSync(): void {
  const dispatch = useAdminDispatch();
  useEffect(() => {
    dispatch(statusChanged(readAdminToken() === null ? "anonymous" : "authenticated"));
    return watchAdminToken((token) => {
      if (token === null) dispatch(sessionEnded());
      else resumeSession(dispatch);
    });
  }, [dispatch]);
}
