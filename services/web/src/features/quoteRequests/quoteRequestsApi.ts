import type { QuoteRequest } from "@ridgeline/contract/quoteRequest";
import { createWording } from "../../admin/wording";
import { adminCall } from "../../api/adminCall";
import { baseApi } from "../../api/baseApi";

const quoteRequestsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getQuoteRequests: build.query<QuoteRequest[], void>({
      query: () => adminCall("quote-requests"),
    }),
  }),
});

export const { useGetQuoteRequestsQuery } = quoteRequestsApi;

/** Returns what fetches the list anew, for a request that is not in it yet. */
export const useFetchQuoteRequests = () =>
  quoteRequestsApi.usePrefetch("getQuoteRequests", { force: true });

/** What is known of the list, without fetching it. */
export const { useQueryState: useQuoteRequestsState } = quoteRequestsApi.endpoints.getQuoteRequests;

export const quoteRequestWording = createWording({ one: "quote request", many: "quote requests" });
