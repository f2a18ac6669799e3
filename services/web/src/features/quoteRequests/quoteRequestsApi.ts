import type { QuoteRequest } from "@ridgeline/contract/quoteRequest";
import { adminCall } from "../../api/adminCall";
import { baseApi } from "../../api/baseApi";

export const { useGetQuoteRequestsQuery } = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getQuoteRequests: build.query<QuoteRequest[], void>({
      query: () => adminCall("quote-requests"),
    }),
  }),
});
