import { configureStore } from "@reduxjs/toolkit";
import { baseApi } from "../api/baseApi";
import { reducers } from "../api/reducers";

export function createStore() {
  return configureStore({
    reducer: reducers,
    middleware: (getDefault) => getDefault().concat(baseApi.middleware),
    // Each response renders when it arrives, in its own task, instead of all of them in one frame.
    enhancers: (getDefault) => getDefault({ autoBatch: { type: "tick" } }),
    devTools: false,
  });
}
