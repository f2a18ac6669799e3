import { paths } from "../../site/paths";

/**
 * The service worker of the owner's pages: shows a notification, and opens its request when it is tapped. It caches nothing
 * and answers no page's requests, so it can never show anything old or private. scripts/buildSite.mjs compiles it separately.
 */
const worker = self as unknown as WorkerScope; // TypeScript knows either pages or workers, and this is a worker

/** What notifications/push.ts in the API sends. */
type Message = { title: string; body: string; tag: string; path: string };

worker.addEventListener("install", (event) => event.waitUntil(worker.skipWaiting()));

worker.addEventListener("activate", (event) => event.waitUntil(worker.clients.claim()));

worker.addEventListener("push", (event) => {
  if (event.data) event.waitUntil(show(event.data.json() as Message)); // only the API has the keys to send one
});

// Only the owner can add the new address, with the token, which a worker does not have.
worker.addEventListener("pushsubscriptionchange", (event) => event.waitUntil(show(ENDED)));

worker.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data));
});

const ENDED: Message = {
  title: "Notifications have stopped",
  body: "Open your dashboard to turn them on again.",
  tag: "ended",
  path: paths.admin,
};

/** A second message about the same request replaces the first, without a sound. */
function show({ title, body, tag, path }: Message): Promise<void> {
  const icon = "/brand/192.png";
  return worker.registration.showNotification(title, { body, tag, icon, data: path });
}

/** In an open window of the admin area, which goes there without a reload, or in a new one. */
async function open(path: string): Promise<void> {
  const windows = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
  const admin = windows.find(({ url }) => /^\/admin(\/|$)/.test(new URL(url).pathname));
  if (!admin) {
    await worker.clients.openWindow(path);
    return;
  }
  admin.postMessage({ path });
  await admin.focus();
}

/** The part of ServiceWorkerGlobalScope that is used. */
type WorkerScope = {
  addEventListener: (type: string, handle: (event: WorkerEvent) => void) => void;
  skipWaiting: () => Promise<void>;
  registration: ServiceWorkerRegistration;
  clients: {
    claim: () => Promise<void>;
    matchAll: (filter: { type: "window"; includeUncontrolled: true }) => Promise<AdminWindow[]>;
    openWindow: (path: string) => Promise<unknown>;
  };
};

type WorkerEvent = {
  waitUntil: (work: Promise<unknown>) => void;
  data: { json: () => unknown } | null;
  notification: { data: string; close: () => void };
};

type AdminWindow = {
  url: string;
  focus: () => Promise<unknown>;
  postMessage: (message: { path: string }) => void;
};

export {}; // so that nothing here is global
