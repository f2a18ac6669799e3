import type { QuoteRequest } from "@ridgeline/contract/quoteRequest";
import { done } from "../../api/baseApi";
import { crudHooks, listApi, useChangeListMutation } from "../lists/adminKind";
import { createWording } from "../lists/wording";

const path = "quote-requests";
const heldPath = "quarantine";

export const { useList: useGetQuoteRequestsQuery } = crudHooks<QuoteRequest>(path);

/** The list as far as it is known, without fetching it. */
export function useQuoteRequestsState() {
  const { data } = listApi.endpoints.getRows.useQueryState(path);
  return data as QuoteRequest[] | undefined; // the rows of this path
}

export const quoteRequestWording = createWording({ one: "quote request", many: "quote requests" });

/** Requests with the trap field filled. */
export const { useList: useGetQuarantineQuery, useTriggers: useQuarantineTriggers } =
  crudHooks<QuoteRequest>(heldPath);

/** Moves a held request to the owner's list. */
export function useReleaseRequest() {
  const [change] = useChangeListMutation();
  return (id: number) =>
    change({
      lists: [heldPath, path],
      address: `${heldPath}/${id}/release`,
      expects: done,
      method: "POST",
    });
}
