import type { QuoteRequest } from "@ridgeline/contract/quoteRequest";
import { crudHooks, reloadList } from "../kit/adminKind";
import { createWording } from "../kit/wording";
import { adminCall, baseApi } from "../../api/baseApi";

const path = "quarantine";

const quoteRequestsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getQuoteRequests: build.query<QuoteRequest[], void>({
      query: () => adminCall("quote-requests"),
    }),
    /** Moves a held request to the owner's list. */
    releaseRequest: build.mutation<unknown, number>({
      query: (id) => adminCall(`${path}/${id}/release`, { method: "POST" }),
      onQueryStarted: (_id, change) => reloadList({ path }, change),
    }),
  }),
});

export const { useGetQuoteRequestsQuery, useReleaseRequestMutation } = quoteRequestsApi;

/** Refetches the list, for a request that is not in it yet. */
export const useFetchQuoteRequests = () =>
  quoteRequestsApi.usePrefetch("getQuoteRequests", { force: true });

/** The list as far as it is known, without fetching it. */
export const { useQueryState: useQuoteRequestsState } = quoteRequestsApi.endpoints.getQuoteRequests;

export const quoteRequestWording = createWording({ one: "quote request", many: "quote requests" });

/** Requests with the trap field filled. */
export const { useList: useGetQuarantineQuery, useTriggers: useQuarantineTriggers } =
  crudHooks<QuoteRequest>(path);
