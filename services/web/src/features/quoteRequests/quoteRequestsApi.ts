import type { QuoteRequest } from "@ridgeline/contract/quoteRequest";
import { crudEndpoints } from "../../admin/kind/crudEndpoints";
import { createWording } from "../../admin/kind/wording";
import { adminCall, baseApi } from "../../api/baseApi";

const quoteRequestsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getQuoteRequests: build.query<QuoteRequest[], void>({
      query: () => adminCall("quote-requests"),
    }),
  }),
});

export const { useGetQuoteRequestsQuery } = quoteRequestsApi;

/** Refetches the list, for a request that is not in it yet. */
export const useFetchQuoteRequests = () =>
  quoteRequestsApi.usePrefetch("getQuoteRequests", { force: true });

/** The list as far as it is known, without fetching it. */
export const { useQueryState: useQuoteRequestsState } = quoteRequestsApi.endpoints.getQuoteRequests;

export const quoteRequestWording = createWording({ one: "quote request", many: "quote requests" });

const quarantinePath = "quarantine";
const held = crudEndpoints<typeof quarantinePath, QuoteRequest>(quarantinePath);

/** Requests with the trap field filled. Releasing one takes it from this list as deleting does. */
export const { useGetQuarantineQuery, useReleaseRequestMutation, useDeleteQuarantinedMutation } =
  baseApi.enhanceEndpoints({ addTagTypes: [quarantinePath] }).injectEndpoints({
    endpoints: (build) => ({
      getQuarantine: build.query<QuoteRequest[], void>(held.list),
      releaseRequest: build.mutation<unknown, number>({
        ...held.remove,
        query: (id) => adminCall(`${quarantinePath}/${id}/release`, { method: "POST" }),
      }),
      deleteQuarantined: build.mutation<unknown, number>(held.remove),
    }),
  });
