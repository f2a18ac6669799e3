import type { QuoteRequest } from "@ridgeline/contract/quoteRequest";
import { adminCall, baseApi } from "../../api/baseApi";
import { crudHooks, useChangeListMutation } from "../kit/adminKind";
import { createWording } from "../kit/wording";

const quoteRequestsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getQuoteRequests: build.query<QuoteRequest[], void>({
      query: () => adminCall("quote-requests"),
    }),
  }),
});

export const { useGetQuoteRequestsQuery } = quoteRequestsApi;

/** The list as far as it is known, without fetching it. */
export const { useQueryState: useQuoteRequestsState } = quoteRequestsApi.endpoints.getQuoteRequests;

export const quoteRequestWording = createWording({ one: "quote request", many: "quote requests" });

const path = "quarantine";

/** Requests with the trap field filled. */
export const { useList: useGetQuarantineQuery, useTriggers: useQuarantineTriggers } =
  crudHooks<QuoteRequest>(path);

/** Moves a held request to the owner's list. */
export function useReleaseRequest() {
  const [change] = useChangeListMutation();
  return (id: number) => change({ list: path, address: `${path}/${id}/release`, method: "POST" });
}
