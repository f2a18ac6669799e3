import type { BrowserContext, Page, Worker } from "@playwright/test";
import { expect, test } from "../support/admin";

const message = {
  title: "New request: Roofing & Roof Repair",
  body: "Ann, Dahlonega",
  tag: "request-114",
  path: "/admin/quote-requests#request-114",
};

/** Registers it like the button, but without a push service, which no test can reach. */
async function startWorker(page: Page, context: BrowserContext): Promise<Worker> {
  const started = context.waitForEvent("serviceworker");
  await page.evaluate(async () => {
    const { trustedTypes } = window as unknown as { trustedTypes: TrustedTypes };
    const policy = trustedTypes.createPolicy("admin-worker", { createScriptURL: (url) => url });
    const address = policy.createScriptURL("/admin-worker.js");
    await navigator.serviceWorker.register(address, { scope: "/admin" });
    await navigator.serviceWorker.ready;
  });
  return started;
}

type TrustedTypes = {
  createPolicy: (name: string, rules: Policy) => Policy;
};
type Policy = { createScriptURL: (url: string) => string };

/** Simulates a delivery by the push service. */
async function deliver(page: Page, context: BrowserContext): Promise<void> {
  const session = await context.newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    session.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
      const [registration] = registrations;
      if (registration) resolve(registration.registrationId);
    });
  });
  await session.send("ServiceWorker.enable");
  await session.send("ServiceWorker.deliverPushMessage", {
    origin: new URL(page.url()).origin,
    registrationId: await registered,
    data: JSON.stringify(message),
  });
}

/** Records the notifications, since the headless shell refuses to show any. */
type Shown = { title: string; options: NotificationOptions };
type Scope = { shown: Shown[]; registration: Pick<ServiceWorkerRegistration, "showNotification"> };

test("the service worker shows a push message, which opens its request when it is tapped; it caches nothing, and leaves the public pages alone", async ({
  page,
  context,
  request,
}) => {
  const file = (await request.get("/admin-worker.js")).headers();
  expect(file).toMatchObject({ "cache-control": "no-cache" });
  expect(file["content-security-policy"]).toContain("default-src 'none'");
  await page.goto("/admin");
  await expect(page.getByRole("region", { name: "Your Notifications" })).toBeVisible();
  const worker = await startWorker(page, context);
  await worker.evaluate(() => {
    const scope = self as unknown as Scope;
    scope.shown = [];
    scope.registration.showNotification = (title, options = {}) =>
      Promise.resolve(void scope.shown.push({ title, options }));
  });

  await deliver(page, context);

  const { title, body, tag, path } = message;
  await expect
    .poll(() => worker.evaluate(() => (self as unknown as Scope).shown))
    .toEqual([{ title, options: { body, tag, icon: "/brand/192.png", data: path } }]);
  const listed = page.waitForRequest("**/api/admin/quote-requests");
  await worker.evaluate((data) => {
    const tap = new Event("notificationclick");
    const rest = { notification: { data, close: () => {} }, waitUntil: () => {} };
    self.dispatchEvent(Object.assign(tap, rest));
  }, path);
  await expect(page).toHaveURL(path);
  await listed;

  const isUnder = () => page.evaluate(() => navigator.serviceWorker.ready.then((it) => it.scope));
  expect(new URL(await isUnder()).pathname).toBe("/admin");
  expect(await page.evaluate(() => caches.keys())).toEqual([]);
  await page.goto("/");
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
});
