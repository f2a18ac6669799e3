import type { Heartbeat } from "@ridgeline/contract/heartbeat";
import type { NotificationStatus, TestResult } from "@ridgeline/contract/notificationStatus";
import type { PushSubscription } from "@ridgeline/contract/pushSubscription";
import { adminCall, baseApi } from "../../api/baseApi";

export const {
  useGetHeartbeatQuery,
  useGetNotificationsQuery,
  useSendTestMutation,
  useAddDeviceMutation,
  useRemoveDeviceMutation,
} = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getHeartbeat: build.query<Heartbeat, void>({
      query: () => adminCall("heartbeat", { method: "POST" }),
    }),
    getNotifications: build.query<NotificationStatus, void>({
      query: () => adminCall("notifications"),
    }),
    sendTest: build.mutation<TestResult[], void>({
      query: () => adminCall("notifications/test", { method: "POST" }),
    }),
    addDevice: build.mutation<unknown, PushSubscription>({
      query: (body) => adminCall("push-devices", { method: "POST", body }),
    }),
    removeDevice: build.mutation<unknown, number>({
      query: (id) => adminCall(`push-devices/${id}`, { method: "DELETE" }),
    }),
  }),
});
