import { configureStore } from "@reduxjs/toolkit";
import { baseApi } from "../api/baseApi";
import { reducers } from "../api/reducers";

export function createStore() {
  return configureStore({
    reducer: reducers,
    middleware: (getDefault) => getDefault().concat(baseApi.middleware),
    // Each answer is shown when it comes, in a piece of work of its own, and not all of them in one frame.
    enhancers: (getDefault) => getDefault({ autoBatch: { type: "tick" } }),
    devTools: false,
  });
}
