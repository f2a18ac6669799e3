import type { LandingContent, LandingList } from "@ridgeline/contract/landingContent";
import { baseApi } from "../api/baseApi";

const publicLists = baseApi.injectEndpoints({
  endpoints: (build) => ({
    // Nothing waits for a list that the page already shows.
    publicList: build.query<LandingContent[LandingList], LandingList>({
      query: (path) => ({ url: `/${path}`, priority: "low" }),
    }),
  }),
});

export const { useQueryState: useListState, useQuerySubscription: useListRequest } =
  publicLists.endpoints.publicList;

/** The action that puts the lists a page arrived with into the store, as if they had been fetched. */
export function fillPublicLists(content: LandingContent) {
  const lists = Object.entries(content) as [LandingList, LandingContent[LandingList]][]; // Object.entries widens the keys
  return publicLists.util.upsertQueryEntries(
    lists.map(([path, items]) => ({ endpointName: "publicList", arg: path, value: items })),
  );
}
