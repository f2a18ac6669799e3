import type { ServiceArea, ServiceAreaInput } from "@ridgeline/contract/serviceArea";
import { baseApi } from "../../api/baseApi";
import { type Change, crudEndpoints } from "../../admin/crudEndpoints";

const calls = crudEndpoints<"service-areas", ServiceAreaInput>("service-areas");

export const {
  useGetServiceAreasQuery,
  useCreateServiceAreaMutation,
  useUpdateServiceAreaMutation,
  useDeleteServiceAreaMutation,
} = baseApi.enhanceEndpoints({ addTagTypes: ["service-areas"] }).injectEndpoints({
  endpoints: (build) => ({
    getServiceAreas: build.query<ServiceArea[], void>(calls.list),
    createServiceArea: build.mutation<ServiceArea, ServiceAreaInput>(calls.create),
    updateServiceArea: build.mutation<ServiceArea, Change<ServiceAreaInput>>(calls.update),
    deleteServiceArea: build.mutation<unknown, number>(calls.remove),
  }),
});
