import { combineSlices } from "@reduxjs/toolkit";
import { baseApi } from "./baseApi";

/** Slices add themselves with `injectInto(reducers)` when their chunk loads; the store never lists them. */
export const reducers = combineSlices(baseApi);
