import type {
  ConfirmationSample,
  Heartbeat,
  NotificationStatus,
  PushSubscription,
  TestResult,
} from "@ridgeline/contract/notifications";
import { adminCall, baseApi, done } from "../../api/baseApi";
import { has, listOf } from "../../api/callApi";

export type TestedKind = "notification" | "confirmation";

export const {
  useGetHeartbeatQuery,
  useGetNotificationsQuery,
  useSendTestMutation,
  useGetConfirmationQuery,
  useAddDeviceMutation,
  useRemoveDeviceMutation,
} = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getHeartbeat: build.query<Heartbeat, void>({
      query: () => adminCall("heartbeat", [200, has("isStored")], { method: "POST" }),
    }),
    getNotifications: build.query<NotificationStatus, void>({
      query: () => adminCall("notifications", [200, has("channels")]),
    }),
    sendTest: build.mutation<TestResult[], TestedKind>({
      query: (of) =>
        adminCall(`notifications/test?of=${of}`, [200, listOf("channel")], { method: "POST" }),
    }),
    /** What customers would get; saving the business changes it. */
    getConfirmation: build.query<ConfirmationSample, void>({
      query: () => adminCall("confirmation", [200, has("text")]),
      providesTags: ["setup"],
    }),
    addDevice: build.mutation<unknown, PushSubscription>({
      query: (body) => adminCall("push-devices", done, { method: "POST", body }),
    }),
    removeDevice: build.mutation<unknown, number>({
      query: (id) => adminCall(`push-devices/${id}`, done, { method: "DELETE" }),
    }),
  }),
});
