import { createApi } from "@reduxjs/toolkit/query/react";
import { baseQuery } from "./baseQuery";

/** The one api; every feature injects its endpoints. Data is never stale and nothing is retried (requirement 9.2). */
export const baseApi = createApi({
  baseQuery,
  keepUnusedDataFor: Number.POSITIVE_INFINITY,
  endpoints: () => ({}),
});
