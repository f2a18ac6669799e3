import { CrudPage } from "../../admin/CrudPage";
import {
  useCreateServiceMutation,
  useDeleteServiceMutation,
  useGetServicesQuery,
  useUpdateServiceMutation,
} from "../../features/services/adminServices";
import { serviceKind } from "../../features/services/serviceKind";
import { usePageTitle } from "./usePageTitle";

export function ServicesPage() {
  usePageTitle(serviceKind.title);
  const list = useGetServicesQuery();
  const [create] = useCreateServiceMutation();
  const [update] = useUpdateServiceMutation();
  const [remove] = useDeleteServiceMutation();
  return <CrudPage kind={serviceKind} list={list} triggers={{ create, update, remove }} />;
}
