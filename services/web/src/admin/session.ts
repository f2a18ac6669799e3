import {
  createSlice,
  type PayloadAction,
  type ThunkAction,
  type UnknownAction,
} from "@reduxjs/toolkit";
import { QueryStatus } from "@reduxjs/toolkit/query";
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
  initialState: { status: "loading" as SessionStatus },
  reducers: {
    statusChanged: (state, { payload: status }: PayloadAction<SessionStatus>) => ({
      ...state,
      status,
    }),
  },
  extraReducers: (builder) => {
    builder.addCase(sessionEnded, (state) => {
      if (state.status === "authenticated") state.status = "ended";
    });
  },
  selectors: { selectSessionStatus: ({ status }) => status },
}).injectInto(reducers);

const { statusChanged } = sessionSlice.actions;
export const { selectSessionStatus } = sessionSlice.selectors;

type Thunk = ThunkAction<void, ReturnType<typeof reducers>, unknown, UnknownAction>;

/** Starts or resumes the session: fetches again what has failed without a token. */
export function startSession(token: string): Thunk {
  return (dispatch) => {
    storeAdminToken(token);
    dispatch(resumeSession());
  };
}

function resumeSession(): Thunk {
  return (dispatch, getState) => {
    dispatch(statusChanged("authenticated"));
    const endpoints = baseApi.endpoints as Record<string, Endpoint>; // injected by the features, which only they know
    for (const query of Object.values(getState().api.queries)) {
      if (query?.status !== QueryStatus.rejected) continue;
      const { endpointName, originalArgs } = query;
      const fetching = endpoints[endpointName]?.initiate(originalArgs, {
        forceRefetch: true,
        subscribe: false,
      });
      if (fetching) dispatch(fetching);
    }
  };
}

type Endpoint = {
  initiate: (argument: unknown, options: { forceRefetch: true; subscribe: false }) => Thunk;
};

export function logOut(): Thunk {
  return (dispatch) => {
    forgetAdminToken();
    dispatch(statusChanged("anonymous"));
    dispatch(baseApi.util.resetApiState());
  };
}

/** Used once in the admin area: reads the stored token, and follows logins and logouts in other tabs. */
export function useSessionSync(): void {
  const dispatch = useAdminDispatch();
  useEffect(() => {
    dispatch(statusChanged(readAdminToken() === null ? "anonymous" : "authenticated"));
    return watchAdminToken((token) => {
      if (token === null) dispatch(sessionEnded());
      else dispatch(resumeSession());
    });
  }, [dispatch]);
}
