import type { PublicService } from "@ridgeline/contract/service";
import { baseApi } from "../../api/baseApi";

export const { useGetPublicServicesQuery } = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getPublicServices: build.query<PublicService[], void>({ query: () => "/services" }),
  }),
});
