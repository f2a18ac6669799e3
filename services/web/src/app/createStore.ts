import { configureStore } from "@reduxjs/toolkit";
import type { LandingContent } from "@ridgeline/contract/landingContent";
import { baseApi } from "../api/baseApi";
import { reducers } from "../api/reducers";
import { fillPublicLists } from "../lists/publicLists";

/** The store of one page; with the lists that the page arrived with, if it has any. */
export function createStore(content?: LandingContent) {
  const store = configureStore({
    reducer: reducers,
    middleware: (getDefault) => getDefault().concat(baseApi.middleware),
    // Each response renders when it arrives, in its own task, instead of all of them in one frame.
    enhancers: (getDefault) => getDefault({ autoBatch: { type: "tick" } }),
    devTools: false,
  });
  if (content) store.dispatch(fillPublicLists(content));
  return store;
}
