import type { PushSubscription as StoredSubscription } from "@ridgeline/contract/notifications";
import { useEffect } from "react";
import { adminWorker } from "../../site/paths";

/** Whether this browser can be notified, as far as is known without asking its owner. */
type PushSupport = "possible" | "denied" | "needs-home-screen" | "unsupported";

export function readPushSupport(): PushSupport {
  const isPossible =
    "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;
  if (isPossible) return Notification.permission === "denied" ? "denied" : "possible";
  const isIos = /iPhone|iPod/.test(navigator.userAgent) || isIpad();
  return isIos ? "needs-home-screen" : "unsupported"; // Safari there offers push only to pages on the home screen
}

/** It calls itself a Macintosh, but no Macintosh has a touch screen. */
function isIpad(): boolean {
  const { userAgent, maxTouchPoints } = navigator;
  return userAgent.includes("iPad") || (userAgent.includes("Macintosh") && maxTouchPoints > 1);
}

export const supportHints: Record<Exclude<PushSupport, "possible">, string> = {
  denied:
    "Notifications are blocked for this site. To allow them, tap the icon beside the address, open the site's settings, allow notifications, and reload this page.",
  "needs-home-screen":
    "To be notified on this device, first add this page to your home screen: tap Share, then Add to Home Screen. Open it from there, and come back to this screen.",
  unsupported:
    "This browser cannot show notifications from this site. Open this page in Chrome, Edge, Firefox or Safari on your phone.",
};

/** "Notify this phone": what people call the thing that they hold. */
export function nameThisDevice(): string {
  if (isIpad()) return "tablet";
  return /iPhone|Android/.test(navigator.userAgent) ? "phone" : "computer";
}

/** SHA-256 of this browser's address, as the API lists it; undefined if it has not subscribed. */
export async function findDigest(): Promise<string | undefined> {
  const registration = await navigator.serviceWorker.getRegistration(adminWorker.scope);
  const subscription = await registration?.pushManager.getSubscription();
  if (!subscription) return undefined;
  const bytes = new TextEncoder().encode(subscription.endpoint);
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

export async function subscribe(publicKey: string): Promise<StoredSubscription | undefined> {
  if ((await Notification.requestPermission()) !== "granted") return undefined;
  await navigator.serviceWorker.register(workerAddress(), { scope: adminWorker.scope });
  const { pushManager } = await navigator.serviceWorker.ready;
  await (await pushManager.getSubscription())?.unsubscribe(); // it may be for an older key
  const subscription = await pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: publicKey,
  });
  return subscription.toJSON() as StoredSubscription; // the API checks it
}

export async function unsubscribe(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration(adminWorker.scope);
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
}

export function useOpenedNotifications(onOpen: (path: string) => void): void {
  useEffect(() => {
    if (!("serviceWorker" in navigator)) return undefined;
    const { serviceWorker } = navigator;
    const handleMessage = ({ data }: MessageEvent<{ path: string }>) => onOpen(data.path);
    serviceWorker.addEventListener("message", handleMessage);
    return () => serviceWorker.removeEventListener("message", handleMessage);
  }, [onOpen]);
}

type ScriptPolicy = { createScriptURL: (address: string) => string };
type PolicyMaker = { createPolicy: (name: string, rules: ScriptPolicy) => ScriptPolicy };

let policy: ScriptPolicy | undefined;

/** With trusted types the browser takes a worker's address only from a policy that the security headers name. */
function workerAddress(): string {
  const { trustedTypes } = window as { trustedTypes?: PolicyMaker }; // not every browser has it
  policy ??= trustedTypes?.createPolicy(adminWorker.policy, {
    createScriptURL: () => adminWorker.file,
  });
  return policy?.createScriptURL("") ?? adminWorker.file;
}
