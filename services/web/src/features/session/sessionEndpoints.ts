import { adminCall } from "../../api/adminCall";
import { baseApi } from "../../api/baseApi";

/** A token is accepted if the testimonials list answers with an ok status (requirement 6.3). */
export const { useCheckAdminTokenMutation } = baseApi.injectEndpoints({
  endpoints: (build) => ({
    checkAdminToken: build.mutation<unknown, string>({
      query: (token) => adminCall("testimonials", { token }),
    }),
  }),
});
