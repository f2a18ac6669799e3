import type { Business, StoredBusiness } from "@ridgeline/contract/business";
import { colorPairs } from "@ridgeline/contract/colors";
import { logoLookOf, paletteOf } from "@ridgeline/contract/palette";
import { type LogoFacts, logoFactsPath, photoIdOf } from "@ridgeline/contract/photo";
import type { SetupStatus } from "@ridgeline/contract/setup";
import type { LogoLook } from "@ridgeline/contract/siteData";
import { useField } from "react-final-form";
import { adminCall, baseApi } from "../../api/baseApi";

const businessApi = baseApi
  .enhanceEndpoints({ addTagTypes: ["business", "setup"] })
  .injectEndpoints({
    endpoints: (build) => ({
      getBusiness: build.query<StoredBusiness, void>({
        query: () => adminCall("business"),
        providesTags: ["business"],
      }),
      getSetup: build.query<SetupStatus, void>({
        query: () => adminCall("setup"),
        providesTags: ["setup"],
      }),
      /** The response has the version that the next save must send. */
      saveBusiness: build.mutation<StoredBusiness, StoredBusiness>({
        query: (body) => adminCall("business", { method: "PUT", body }),
        invalidatesTags: (saved) => (saved ? ["business", "setup"] : []),
      }),
      getLogoFacts: build.query<LogoFacts, string>({
        query: (id) => adminCall(logoFactsPath(id).replace("/api/admin/", "")),
      }),
    }),
  });

export const { useGetBusinessQuery, useGetSetupQuery, useSaveBusinessMutation } = businessApi;

/** The business as far as this page has fetched it; it fetches nothing. */
export const useKnownBusiness = () => businessApi.endpoints.getBusiness.useQueryState().data;

function useFactsOf(imageUrl = ""): LogoFacts | undefined {
  const id = photoIdOf(imageUrl);
  return businessApi.useGetLogoFactsQuery(id ?? "", { skip: id === undefined }).currentData;
}

/** Of the logo in the form, once it is uploaded. */
export function useLogoFacts(): LogoFacts | undefined {
  const { input } = useField<string>("pictures.logo.imageUrl", { subscription: { value: true } });
  return useFactsOf(input.value);
}

/** How the logo of the saved business is shown, once it has been measured. */
export function useLogoLook(business: Business | undefined): LogoLook | undefined {
  const { pictures, colors = colorPairs[0] } = business ?? {};
  const facts = useFactsOf(pictures?.logo?.imageUrl);
  return facts && logoLookOf(facts, paletteOf(colors));
}
