import type { FeaturedProject, FeaturedProjectInput } from "@ridgeline/contract/featuredProject";
import { baseApi } from "../../api/baseApi";
import { type Change, crudEndpoints } from "../../admin/crudEndpoints";

const calls = crudEndpoints<"featured-projects", FeaturedProjectInput>("featured-projects");

export const {
  useGetFeaturedProjectsQuery,
  useCreateFeaturedProjectMutation,
  useUpdateFeaturedProjectMutation,
  useDeleteFeaturedProjectMutation,
} = baseApi.enhanceEndpoints({ addTagTypes: ["featured-projects"] }).injectEndpoints({
  endpoints: (build) => ({
    getFeaturedProjects: build.query<FeaturedProject[], void>(calls.list),
    createFeaturedProject: build.mutation<FeaturedProject, FeaturedProjectInput>(calls.create),
    updateFeaturedProject: build.mutation<FeaturedProject, Change<FeaturedProjectInput>>(
      calls.update,
    ),
    deleteFeaturedProject: build.mutation<unknown, number>(calls.remove),
  }),
});
