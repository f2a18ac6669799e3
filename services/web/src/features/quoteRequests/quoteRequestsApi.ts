import type { QuoteRequest } from "@ridgeline/contract/quoteRequest";
import { createWording } from "../../admin/createWording";
import { adminCall } from "../../api/adminCall";
import { baseApi } from "../../api/baseApi";

export const { useGetQuoteRequestsQuery } = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getQuoteRequests: build.query<QuoteRequest[], void>({
      query: () => adminCall("quote-requests"),
    }),
  }),
});

export const quoteRequestWording = createWording({ one: "quote request", many: "quote requests" });
