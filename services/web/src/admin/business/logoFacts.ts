import type { Business } from "@ridgeline/contract/business";
import { colorPairs } from "@ridgeline/contract/colors";
import { logoLookOf, paletteOf } from "@ridgeline/contract/palette";
import { type LogoFacts, logoFactsPath, photoIdOf } from "@ridgeline/contract/photo";
import type { LogoLook } from "@ridgeline/contract/siteData";
import { useField } from "react-final-form";
import { adminCall, baseApi } from "../../api/baseApi";

const { useGetLogoFactsQuery } = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getLogoFacts: build.query<LogoFacts, string>({
      query: (id) => adminCall(logoFactsPath(id).replace("/api/admin/", "")),
    }),
  }),
});

/** Of the logo in the form, once it is uploaded. */
export function useLogoFacts(): LogoFacts | undefined {
  const { input } = useField<string>("pictures.logo.imageUrl", { subscription: { value: true } });
  const id = photoIdOf(input.value);
  return useGetLogoFactsQuery(id ?? "", { skip: id === undefined }).currentData;
}

/** How a logo that was saved just now is shown; until it has been measured, on a plate. */
export function useLogoLook(business: Business | undefined): LogoLook {
  const { pictures, colors = colorPairs[0] } = business ?? {};
  const id = photoIdOf(pictures?.logo?.imageUrl ?? "");
  const { currentData: facts } = useGetLogoFactsQuery(id ?? "", { skip: id === undefined });
  return facts ? logoLookOf(facts, paletteOf(colors)) : UNMEASURED;
}

const UNMEASURED: LogoLook = { isLight: false, needsPlate: true };
