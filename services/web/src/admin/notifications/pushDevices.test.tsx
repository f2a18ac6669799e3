import type { PushDevice } from "@ridgeline/contract/notificationStatus";
import { act, screen, waitFor, within } from "@testing-library/react";
import { createFakeApi } from "../../../test/fakeApi";
import { createFakePush, digestOfThisBrowser, removeFakePush } from "../../../test/fakePush";
import { renderAsOwner } from "../../../test/renderApp";
import { pushOff, silentNotifications } from "../../../test/sampleNotifications";

const STATUS = "GET /api/admin/notifications";
const ADD = "POST /api/admin/push-devices";
const IPHONE = "Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) Version/17.5 Safari/604.1";

const other: PushDevice = {
  id: 7,
  name: "Safari on iPhone",
  digest: "0".repeat(64),
  createdAt: "2026-11-19T12:00:00.000Z",
  lastDeliveredAt: null,
};
const thisOne = async (): Promise<PushDevice> => ({
  ...other,
  id: 8,
  name: "Chrome on Linux",
  digest: await digestOfThisBrowser(),
});

afterEach(() => {
  removeFakePush();
  jest.restoreAllMocks();
});

const panel = async () => within(await screen.findByRole("region", { name: "Your Notifications" }));
const button = async (name: string) => (await panel()).findByRole("button", { name });
const hasButton = async (name: string) => (await panel()).queryByRole("button", { name }) !== null;

function withDevices(...devices: PushDevice[]) {
  const [push = pushOff, ...others] = silentNotifications.channels;
  const recipients = devices.map(({ name }) => name);
  return {
    body: {
      channels: [{ ...push, isOn: devices.length > 0, recipients }, ...others],
      push: { publicKey: "server-key", devices },
    },
  };
}

describe("a browser that is not notified yet", () => {
  test("asks for permission only when its button is pressed, and is then on the list", async () => {
    const { state, registered } = createFakePush();
    const api = createFakeApi();
    api.answer(ADD, { status: 204 });
    const owner = renderAsOwner("/admin");
    const turnOn = await button("Notify this computer");
    expect(state.asked).toBe(0);

    api.answer(STATUS, withDevices(await thisOne()));
    await owner.click(turnOn);

    expect(await button("Stop on this computer")).toBeTruthy();
    expect((await panel()).getByText("Chrome on Linux (this computer)")).toBeTruthy();
    expect(await hasButton("Notify this computer")).toBe(false);
    expect(registered).toEqual([["/admin-worker.js", { scope: "/admin" }]]);
    expect(api.sent(ADD)[0]?.body).toEqual({
      endpoint: "https://push.example/this-browser",
      keys: { p256dh: "key", auth: "auth" },
    });
  });

  test("explains how to allow notifications after a refusal", async () => {
    const { state } = createFakePush();
    createFakeApi();
    const owner = renderAsOwner("/admin");
    const turnOn = await button("Notify this computer");
    state.permission = "denied";

    await owner.click(turnOn);

    expect(
      await (await panel()).findByText(/^Notifications are blocked for this site\./),
    ).toBeTruthy();
    expect(await hasButton("Notify this computer")).toBe(false);
  });

  test("says to choose Allow if the prompt was not answered", async () => {
    createFakePush({ isDismissed: true });
    createFakeApi();
    const owner = renderAsOwner("/admin");

    await owner.click(await button("Notify this computer"));

    expect(await (await panel()).findByText(/choose Allow\.$/)).toBeTruthy();
    expect(await hasButton("Notify this computer")).toBe(true);
  });

  test.each([
    [
      "browser fails",
      true,
      204,
      /^The browser could not turn notifications on\. Check that .* try/,
    ],
    ["API refuses", false, 409, /^Remove one first\.$/],
  ])("can try again if the %s", async (_case, fails, status, text) => {
    createFakePush({ fails });
    const api = createFakeApi();
    api.answer(ADD, { status, body: "Remove one first." });
    const owner = renderAsOwner("/admin");

    await owner.click(await button("Notify this computer"));

    expect(await (await panel()).findByText(text)).toBeTruthy();
    expect(await button("Notify this computer")).toBeTruthy();
  });

  test("offers nothing if notifications are blocked", async () => {
    createFakePush({ permission: "denied" });
    createFakeApi();
    renderAsOwner("/admin");

    expect(
      await (await panel()).findByText(/^Notifications are blocked for this site\./),
    ).toBeTruthy();
  });

  test("says so if it does not support notifications", async () => {
    createFakeApi();
    renderAsOwner("/admin");

    expect(
      await (await panel()).findByText(/^This browser cannot show .* Open this page in Chrome/),
    ).toBeTruthy();
  });

  test("explains Add to Home Screen on an iPhone", async () => {
    jest.spyOn(navigator, "userAgent", "get").mockReturnValue(IPHONE);
    createFakeApi();
    renderAsOwner("/admin");

    expect(await (await panel()).findByText(/tap Share, then Add to Home Screen/)).toBeTruthy();
  });
});

describe("the list of devices", () => {
  test("stops this browser, which also unsubscribes", async () => {
    const { state } = createFakePush({ permission: "granted", subscribed: true });
    const api = createFakeApi();
    api.answer(STATUS, withDevices(other, await thisOne()));
    api.answer("DELETE /api/admin/push-devices/8", { status: 204 });
    const owner = renderAsOwner("/admin");
    const stop = await button("Stop on this computer");

    api.answer(STATUS, withDevices(other));
    await owner.click(stop);

    expect(await button("Notify this computer")).toBeTruthy();
    expect(state.subscribed).toBe(false);
    expect(await hasButton("Remove Safari on iPhone")).toBe(true);
  });

  test("removes another device without touching this one", async () => {
    const { state } = createFakePush({ permission: "granted", subscribed: true });
    const api = createFakeApi();
    api.answer(STATUS, withDevices(other, await thisOne()));
    api.answer("DELETE /api/admin/push-devices/7", { status: 204 });
    const owner = renderAsOwner("/admin");
    const remove = await button("Remove Safari on iPhone");

    api.answer(STATUS, withDevices(await thisOne()));
    await owner.click(remove);

    await waitFor(async () => expect(await hasButton("Remove Safari on iPhone")).toBe(false));
    expect(state.subscribed).toBe(true);
  });

  test("keeps a device that could not be removed, and says so", async () => {
    createFakePush();
    const api = createFakeApi();
    api.answer(STATUS, withDevices(other));
    api.answer("DELETE /api/admin/push-devices/7", { status: 503, body: "" });
    const owner = renderAsOwner("/admin");

    await owner.click(await button("Remove Safari on iPhone"));

    expect(
      await (await panel()).findByText("The device could not be removed. Please try again."),
    ).toBeTruthy();
    expect(await hasButton("Remove Safari on iPhone")).toBe(true);
  });

  test("is missing on a server without a key", async () => {
    createFakePush();
    const api = createFakeApi();
    api.answer(STATUS, {
      body: { ...silentNotifications, push: { publicKey: null, devices: [] } },
    });
    renderAsOwner("/admin");

    expect(await (await panel()).findAllByText("Not set up")).toHaveLength(3);
    expect(await hasButton("Notify this computer")).toBe(false);
  });
});

test("tapping a notification opens its request in the open window, from a reloaded list", async () => {
  const push = createFakePush();
  const api = createFakeApi();
  renderAsOwner("/admin/quote-requests");
  await screen.findByRole("heading", { level: 1, name: /2 total/ });
  const before = api.sent("GET /api/admin/quote-requests").length;

  act(() => {
    push.open("/admin/quote-requests#request-114");
  });

  await waitFor(() => expect(window.location.hash).toBe("#request-114"));
  await waitFor(() =>
    expect(api.sent("GET /api/admin/quote-requests").length).toBeGreaterThan(before),
  );
});
