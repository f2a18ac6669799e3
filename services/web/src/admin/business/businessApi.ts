import { BUSINESS_PATH, type StoredBusiness } from "@ridgeline/contract/business";
import { SETUP_PATH, type SetupStatus } from "@ridgeline/contract/setup";
import { adminCall, baseApi } from "../../api/baseApi";

/** The contract names whole addresses, `adminCall` what follows /api/admin/. */
const below = (path: string) => path.replace("/api/admin/", "");

const queries = baseApi.enhanceEndpoints({ addTagTypes: ["business", "setup"] }).injectEndpoints({
  endpoints: (build) => ({
    getBusiness: build.query<StoredBusiness, void>({
      query: () => adminCall(below(BUSINESS_PATH)),
      providesTags: ["business"],
    }),
    getSetup: build.query<SetupStatus, void>({
      query: () => adminCall(below(SETUP_PATH)),
      providesTags: ["setup"],
    }),
  }),
});

const changes = queries.injectEndpoints({
  endpoints: (build) => ({
    saveBusiness: build.mutation<StoredBusiness, StoredBusiness>({
      query: (body) => adminCall(below(BUSINESS_PATH), { method: "PUT", body }),
      invalidatesTags: (saved) => (saved ? ["setup"] : []),
      // The response has the version that the next save must send.
      onQueryStarted: async (_sent, { dispatch, queryFulfilled }) => {
        const saved = await queryFulfilled.catch(() => undefined);
        if (!saved) return;
        dispatch(queries.util.updateQueryData("getBusiness", undefined, () => saved.data));
      },
    }),
  }),
});

export const { useGetBusinessQuery, useGetSetupQuery } = queries;

/** The business as far as this page has fetched or saved it; it fetches nothing. */
export const useKnownBusiness = () => queries.endpoints.getBusiness.useQueryState().data;

export const { useSaveBusinessMutation } = changes;
