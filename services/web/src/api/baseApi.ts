import { type BaseQueryFn, createApi } from "@reduxjs/toolkit/query/react";
import type { ApiFailure } from "./apiFailure";
import { type ApiCall, callApi } from "./callApi";

const baseQuery: BaseQueryFn<ApiCall, unknown, ApiFailure> = (call, { signal }) =>
  callApi(call, signal);

/** The owner's api; every feature injects its endpoints. Data is never stale and nothing is retried (requirement 9.2). */
export const baseApi = createApi({
  baseQuery,
  keepUnusedDataFor: Number.POSITIVE_INFINITY,
  invalidationBehavior: "immediately", // the default waits for every other call, for up to 30 s each
  endpoints: () => ({}),
});
