import { combineSlices, configureStore, createAction, type Dispatch } from "@reduxjs/toolkit";
import { type BaseQueryFn, createApi } from "@reduxjs/toolkit/query/react";
import { useDispatch } from "react-redux";
import { local } from "../site/storage";
import {
  type ApiCall,
  type ApiFailure,
  type ApiOutcome,
  callApi,
  type Expected,
  has,
  type Known,
  listOf,
} from "./callApi";

/** A call came back with 401, and its token is still the stored one, which is forgotten. */
export const sessionEnded = createAction("sessionEnded");

/** Of this session only, since they name customers. */
const known: Known = new Map();

const baseQuery: BaseQueryFn<ApiCall, unknown, ApiFailure> = async (call, { dispatch }) => {
  const outcome = await callApi(call, known);
  endSessionIfRefused(outcome, call.headers?.["Authorization"], dispatch);
  return outcome;
};

/** After each call of the owner's, with the header that it carried. */
export function endSessionIfRefused(
  outcome: ApiOutcome,
  authorization: string | undefined,
  dispatch: Dispatch,
): void {
  const token = readAdminToken();
  const isRefused = "error" in outcome && outcome.error.status === 401;
  if (!isRefused || token === null || authorization !== bearer(token)) return;
  forgetAdminToken();
  dispatch(sessionEnded());
}

/** The owner's api; every feature injects its endpoints. Data is never stale and nothing is retried (requirement 9.2). */
export const baseApi = createApi({
  baseQuery,
  tagTypes: [] as string[], // each feature adds its own
  refetchOnReconnect: true, // after a login (admin/session.ts): nothing listens to the browser's own events
  keepUnusedDataFor: Number.POSITIVE_INFINITY,
  invalidationBehavior: "immediately", // the default waits for every other call, for up to 30 s each
  endpoints: () => ({}),
});

type AdminCall = Pick<ApiCall, "method" | "body"> & { token?: string | null };

export const aList: Expected = [200, listOf("id")];
export const saved: Expected = [200, has("id")];
export const created: Expected = [201, has("id")];
export const done: Expected = [204, (data) => data === ""];

/** A call below /api/admin with the owner's bearer token; `token` overrides the stored one, for the login. */
export function adminCall(
  path: string,
  expects: Expected,
  { token = readAdminToken(), ...call }: AdminCall = {},
): ApiCall {
  return {
    path: `/admin/${path}`,
    expects,
    headers: { Authorization: bearer(token ?? "") },
    ...call,
  };
}

export const bearer = (token: string) => `Bearer ${token}`;

const STORAGE_KEY = "admin_token";

// If the browser refuses storage, the session lasts as long as the page.
let tokenOfThisPage: string | null = null;

/** The stored admin token; read again for each call, since another tab may log in or out. */
export function readAdminToken(): string | null {
  return tokenOfThisPage ?? local.get(STORAGE_KEY);
}

export function storeAdminToken(token: string): void {
  tokenOfThisPage = local.set(STORAGE_KEY, token) ? null : token;
}

export function forgetAdminToken(): void {
  tokenOfThisPage = null;
  known.clear();
  local.remove(STORAGE_KEY);
}

/** Calls `onChange` when another tab logs in or out; returns a function to stop. */
export function watchAdminToken(onChange: (token: string | null) => void): () => void {
  const handleStorage = ({ key }: StorageEvent) => {
    if (key === STORAGE_KEY || key === null) onChange(readAdminToken());
  };
  window.addEventListener("storage", handleStorage);
  return () => window.removeEventListener("storage", handleStorage);
}

/** Slices add themselves with `injectInto(reducers)` when their chunk loads; the store never lists them. */
export const reducers = combineSlices(baseApi);

/** The admin area's store. */
export function createStore() {
  return configureStore({
    reducer: reducers,
    middleware: (getDefault) => getDefault().concat(baseApi.middleware),
    // Each response renders when it arrives, in its own task, instead of all of them in one frame.
    enhancers: (getDefault) => getDefault({ autoBatch: { type: "tick" } }),
    devTools: false,
  });
}

export const useAdminDispatch = useDispatch.withTypes<ReturnType<typeof createStore>["dispatch"]>();
