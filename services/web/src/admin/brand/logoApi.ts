import type { Business } from "@ridgeline/contract/business";
import { colorPairs } from "@ridgeline/contract/colors";
import { logoLookOf, paletteOf } from "@ridgeline/contract/palette";
import { type LogoFacts, logoFactsPath, photoIdOf } from "@ridgeline/contract/photo";
import type { LogoLook } from "@ridgeline/contract/siteData";
import { adminCall, baseApi } from "../../api/baseApi";
import { has } from "../../api/callApi";
import { useText } from "../forms/typed";

const { useGetLogoFactsQuery } = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getLogoFacts: build.query<LogoFacts, string>({
      query: (id) => adminCall(logoFactsPath(id).replace("/api/admin/", ""), [200, has("isLight")]),
    }),
  }),
});

function useFactsOf(imageUrl = ""): LogoFacts | undefined {
  const id = photoIdOf(imageUrl);
  return useGetLogoFactsQuery(id ?? "", { skip: id === undefined }).currentData;
}

/** Of the logo in the form, once it is uploaded. */
export function useLogoFacts(): LogoFacts | undefined {
  return useFactsOf(useText("pictures.logo.imageUrl"));
}

/** How the logo of the saved business is shown, once it has been measured. */
export function useLogoLook(business: Business | undefined): LogoLook | undefined {
  const { pictures, colors = colorPairs[0] } = business ?? {};
  const facts = useFactsOf(pictures?.logo?.imageUrl);
  return facts && logoLookOf(facts, paletteOf(colors));
}
