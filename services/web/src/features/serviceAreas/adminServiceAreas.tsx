import { checkServiceArea } from "@ridgeline/contract/checks/checkServiceArea";
import {
  type ServiceArea,
  type ServiceAreaInput,
  serviceAreaKind,
} from "@ridgeline/contract/serviceArea";
import MapPin from "lucide-react/icons/map-pin";
import { ContentCard, Order } from "../../admin/list/ContentCard";
import type { AdminKind } from "../../admin/kind/adminKind";
import { SortOrderField, StatusField, Wide } from "../../admin/kind/contentFields";
import { type Change, crudEndpoints } from "../../admin/kind/crudEndpoints";
import { createWording } from "../../admin/kind/wording";
import { baseApi } from "../../api/baseApi";
import { TextField } from "../../form/FormField";

const { path } = serviceAreaKind;
const calls = crudEndpoints<typeof path, ServiceAreaInput>(path);

const {
  useGetServiceAreasQuery,
  useCreateServiceAreaMutation,
  useUpdateServiceAreaMutation,
  useDeleteServiceAreaMutation,
} = baseApi.enhanceEndpoints({ addTagTypes: [path] }).injectEndpoints({
  endpoints: (build) => ({
    getServiceAreas: build.query<ServiceArea[], void>(calls.list),
    createServiceArea: build.mutation<ServiceArea, ServiceAreaInput>(calls.create),
    updateServiceArea: build.mutation<ServiceArea, Change<ServiceAreaInput>>(calls.update),
    deleteServiceArea: build.mutation<unknown, number>(calls.remove),
  }),
});

export const adminServiceAreas: AdminKind<ServiceAreaInput> = {
  path,
  wording: createWording(serviceAreaKind),
  about: "Towns listed beside the map.",
  Icon: MapPin,
  check: checkServiceArea,
  useList: useGetServiceAreasQuery,
  useTriggers: () => ({
    create: useCreateServiceAreaMutation()[0],
    update: useUpdateServiceAreaMutation()[0],
    remove: useDeleteServiceAreaMutation()[0],
  }),
  nameOf: ({ name }) => name,
  renderCard: ({ name, sortOrder, isActive }, actions) => (
    <ContentCard lead={<Order value={sortOrder} />} isActive={isActive} actions={actions}>
      <h2 dir="auto">{name}</h2>
    </ContentCard>
  ),
  renderFields: () => <ServiceAreaFields />,
  editTitle: "Edit Service Area",
  add: {
    label: "Add Service Area",
    blank: { name: "", isActive: true, sortOrder: 0 },
    emptyHint: "Add a service area and it will show on the site at once.",
  },
};

function ServiceAreaFields() {
  return (
    <>
      <Wide>
        <TextField name="name" label="Name" whenEmpty="Write the name of the place." />
      </Wide>
      <SortOrderField />
      <StatusField />
    </>
  );
}
