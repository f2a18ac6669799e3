import { paths } from "./paths";

/**
 * The service worker of the owner's pages (admin/notifications/adminWorker.ts): its file, the addresses that it is for,
 * and the trusted types policy that may name its file.
 */
export const adminWorker = {
  file: "/admin-worker.js",
  scope: paths.admin,
  policy: "admin-worker",
} as const;
