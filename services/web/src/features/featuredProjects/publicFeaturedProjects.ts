import type { PublicFeaturedProject } from "@ridgeline/contract/featuredProject";
import { baseApi } from "../../api/baseApi";

export const { useGetPublicFeaturedProjectsQuery } = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getPublicFeaturedProjects: build.query<PublicFeaturedProject[], void>({
      query: () => "/featured-projects",
    }),
  }),
});
