import { CrudPage } from "../../admin/CrudPage";
import {
  useCreateFeaturedProjectMutation,
  useDeleteFeaturedProjectMutation,
  useGetFeaturedProjectsQuery,
  useUpdateFeaturedProjectMutation,
} from "../../features/featuredProjects/adminFeaturedProjects";
import { featuredProjectKind } from "../../features/featuredProjects/featuredProjectKind";
import { usePageTitle } from "./usePageTitle";

export function FeaturedProjectsPage() {
  usePageTitle(featuredProjectKind.title);
  const list = useGetFeaturedProjectsQuery();
  const [create] = useCreateFeaturedProjectMutation();
  const [update] = useUpdateFeaturedProjectMutation();
  const [remove] = useDeleteFeaturedProjectMutation();
  return <CrudPage kind={featuredProjectKind} list={list} triggers={{ create, update, remove }} />;
}
