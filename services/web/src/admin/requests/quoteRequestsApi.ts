import type { QuoteRequest } from "@ridgeline/contract/quoteRequest";
import { crudHooks, reloadList } from "../kit/crudHooks";
import { createWording } from "../kit/wording";
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

/** Requests with the trap field filled. */
export const { useList: useGetQuarantineQuery, useTriggers: useQuarantineTriggers } =
  crudHooks<QuoteRequest>(quarantinePath);

/** Moves a request to the owner's list. */
export function useReleaseRequest() {
  const [release] = useReleaseRequestMutation();
  return (id: number) => release({ path: quarantinePath, id });
}

const { useReleaseRequestMutation } = baseApi.injectEndpoints({
  endpoints: (build) => ({
    releaseRequest: build.mutation<unknown, { path: string; id: number }>({
      query: ({ path, id }) => adminCall(`${path}/${id}/release`, { method: "POST" }),
      onQueryStarted: reloadList,
    }),
  }),
});
