import { combineSlices, configureStore } from "@reduxjs/toolkit";
import { useDispatch } from "react-redux";
import { baseApi } from "./baseApi";

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
