import type {
  Confirmation,
  ConfirmationSample,
  Heartbeat,
  NotificationStatus,
  PushSubscription,
  TestResult,
} from "@ridgeline/contract/notifications";
import { adminCall, baseApi } from "../../api/baseApi";

export type TestedKind = "notification" | "confirmation";

export const {
  useGetHeartbeatQuery,
  useGetNotificationsQuery,
  useSendTestMutation,
  useGetConfirmationQuery,
  useGetConfirmationsQuery,
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
    sendTest: build.mutation<TestResult[], TestedKind>({
      query: (of) => adminCall(`notifications/test?of=${of}`, { method: "POST" }),
    }),
    /** What customers would get; saving the business changes it. */
    getConfirmation: build.query<ConfirmationSample, void>({
      query: () => adminCall("confirmation"),
      providesTags: ["setup"],
    }),
    getConfirmations: build.query<Confirmation[], void>({
      query: () => adminCall("confirmations"),
    }),
    addDevice: build.mutation<unknown, PushSubscription>({
      query: (body) => adminCall("push-devices", { method: "POST", body }),
    }),
    removeDevice: build.mutation<unknown, number>({
      query: (id) => adminCall(`push-devices/${id}`, { method: "DELETE" }),
    }),
  }),
});
