import {
  createSlice,
  isRejectedWithValue,
  type PayloadAction,
  type UnknownAction,
} from "@reduxjs/toolkit";
import { asApiFailure } from "../api/callApi";
import { reducers } from "../api/store";

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
