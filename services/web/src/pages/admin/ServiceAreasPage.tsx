import { CrudPage } from "../../admin/CrudPage";
import {
  useCreateServiceAreaMutation,
  useDeleteServiceAreaMutation,
  useGetServiceAreasQuery,
  useUpdateServiceAreaMutation,
} from "../../features/serviceAreas/adminServiceAreas";
import { serviceAreaKind } from "../../features/serviceAreas/serviceAreaKind";
import { usePageTitle } from "./usePageTitle";

export function ServiceAreasPage() {
  usePageTitle(serviceAreaKind.title);
  const list = useGetServiceAreasQuery();
  const [create] = useCreateServiceAreaMutation();
  const [update] = useUpdateServiceAreaMutation();
  const [remove] = useDeleteServiceAreaMutation();
  return <CrudPage kind={serviceAreaKind} list={list} triggers={{ create, update, remove }} />;
}
