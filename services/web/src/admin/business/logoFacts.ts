import { type LogoFacts, logoFactsPath, photoIdOf } from "@ridgeline/contract/photo";
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
