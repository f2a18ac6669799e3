import { configureStore } from "@reduxjs/toolkit";
import { baseApi } from "../api/baseApi";
import { reducers } from "../api/reducers";

export function createStore() {
  return configureStore({
    reducer: reducers,
    middleware: (getDefault) => getDefault().concat(baseApi.middleware),
    devTools: false,
  });
}
