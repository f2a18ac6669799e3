import type { QuoteRequest } from "@ridgeline/contract/quoteRequest";
import { crudEndpoints } from "../../admin/crudEndpoints";
import { adminCall } from "../../api/adminCall";
import { baseApi } from "../../api/baseApi";

const path = "quarantine";
const calls = crudEndpoints<typeof path, QuoteRequest>(path);

/** Requests with the trap field filled. Releasing one takes it from this list as deleting does. */
export const { useGetHeldRequestsQuery, useReleaseRequestMutation, useDeleteHeldRequestMutation } =
  baseApi.enhanceEndpoints({ addTagTypes: [path] }).injectEndpoints({
    endpoints: (build) => ({
      getHeldRequests: build.query<QuoteRequest[], void>(calls.list),
      releaseRequest: build.mutation<unknown, number>({
        ...calls.remove,
        query: (id) => adminCall(`${path}/${id}/release`, { method: "POST" }),
      }),
      deleteHeldRequest: build.mutation<unknown, number>(calls.remove),
    }),
  });
