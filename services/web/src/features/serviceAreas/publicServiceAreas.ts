import type { PublicServiceArea } from "@ridgeline/contract/serviceArea";
import { baseApi } from "../../api/baseApi";

export const { useGetPublicServiceAreasQuery } = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getPublicServiceAreas: build.query<PublicServiceArea[], void>({
      query: () => "/service-areas",
    }),
  }),
});
