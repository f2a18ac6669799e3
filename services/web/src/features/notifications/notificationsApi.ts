import type { NotificationStatus, TestResult } from "@ridgeline/contract/notificationStatus";
import { adminCall } from "../../api/adminCall";
import { baseApi } from "../../api/baseApi";

export const { useGetNotificationsQuery, useSendTestMutation } = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getNotifications: build.query<NotificationStatus, void>({
      query: () => adminCall("notifications"),
    }),
    sendTest: build.mutation<TestResult[], void>({
      query: () => adminCall("notifications/test", { method: "POST" }),
    }),
  }),
});
