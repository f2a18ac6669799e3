import type { StoredBusiness } from "@ridgeline/contract/business";
import type { SetupStatus } from "@ridgeline/contract/setup";
import { adminCall, baseApi } from "../../api/baseApi";
import { has } from "../../api/callApi";

const businessApi = baseApi
  .enhanceEndpoints({ addTagTypes: ["business", "setup"] })
  .injectEndpoints({
    endpoints: (build) => ({
      getBusiness: build.query<StoredBusiness, void>({
        query: () => adminCall("business", [200, has("version")]),
        providesTags: ["business"],
      }),
      getSetup: build.query<SetupStatus, void>({
        query: () => adminCall("setup", [200, has("isSample")]),
        providesTags: ["setup"],
      }),
      /** The response has the version that the next save must send. */
      saveBusiness: build.mutation<StoredBusiness, StoredBusiness>({
        query: (body) => adminCall("business", [200, has("version")], { method: "PUT", body }),
        invalidatesTags: (saved) => (saved ? ["business", "setup"] : []),
      }),
    }),
  });

export const { useGetBusinessQuery, useGetSetupQuery, useSaveBusinessMutation } = businessApi;

/** The business as far as this page has fetched it; it fetches nothing. */
export const useKnownBusiness = () => businessApi.endpoints.getBusiness.useQueryState().data;
