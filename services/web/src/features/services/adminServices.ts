import type { Service, ServiceInput } from "@ridgeline/contract/service";
import { baseApi } from "../../api/baseApi";
import { type Change, crudEndpoints } from "../../admin/crudEndpoints";

const calls = crudEndpoints<"services", ServiceInput>("services");

export const {
  useGetServicesQuery,
  useCreateServiceMutation,
  useUpdateServiceMutation,
  useDeleteServiceMutation,
} = baseApi.enhanceEndpoints({ addTagTypes: ["services"] }).injectEndpoints({
  endpoints: (build) => ({
    getServices: build.query<Service[], void>(calls.list),
    createService: build.mutation<Service, ServiceInput>(calls.create),
    updateService: build.mutation<Service, Change<ServiceInput>>(calls.update),
    deleteService: build.mutation<unknown, number>(calls.remove),
  }),
});
