import type { ChannelStatus, PushDevice } from "@ridgeline/contract/notifications";
import { act, screen, waitFor, within } from "@testing-library/react";
import { createFakePush, digestOfThisBrowser } from "../../../test/fakePush";
import { type Answer } from "../../../test/fakeApi";
import { openAdmin, openScreen, field, openPart } from "../../../test/openAdmin";
import { emailOff, pushOff, webhookOff } from "../../../test/sampleNotifications";
import { formatMoment } from "../kit/times";
import { NotificationPanel } from "./NotificationPanel";

const STATUS = "GET /api/admin/notifications";
const TEST = "POST /api/admin/notifications/test";
const ADD = "POST /api/admin/push-devices";
const HEARTBEAT = "POST /api/admin/heartbeat";
const AT = "2026-11-19T10:30:00.000Z"; // the same day from Hawaii to Auckland
const MACINTOSH =
  "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.0 Safari/605.1.15";
const IPHONE = "Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) Version/17.5 Safari/604.1";

const emailOn: ChannelStatus = { ...emailOff, isOn: true, recipients: ["owner@example.com"] };
const other: PushDevice = {
  id: 7,
  name: "Safari on iPhone",
  digest: "0".repeat(64),
  createdAt: AT,
  lastDeliveredAt: null,
};
const thisOne = async (): Promise<PushDevice> => ({
  ...other,
  id: 8,
  name: "Chrome on Linux",
  digest: await digestOfThisBrowser(),
});

const statusWith = (email: ChannelStatus, devices: PushDevice[] = []) => ({
  channels: [pushOff, email, webhookOff],
  push: { publicKey: "server-key" as string | null, devices },
});
const open = (status = statusWith(emailOff)) =>
  openPart("/admin", <NotificationPanel />, ({ answer }) => answer(STATUS, { body: status }));
const panel = async () => within(await screen.findByRole("region", { name: "Your Notifications" }));
const says = async (text: string | RegExp) => (await panel()).findByText(text);
const button = async (name: string) => (await panel()).findByRole("button", { name });
const hasButton = async (name: string) => (await panel()).queryByRole("button", { name }) !== null;

describe("the notifications on the dashboard", () => {
  test("say that they are being checked, then that nobody is notified, and offer no test", async () => {
    let release = () => {};
    const address = "/admin#your-notifications"; // opens them
    openPart(address, <NotificationPanel />, ({ hold }) => (release = hold(STATUS)));
    await says("Checking...");

    release();

    await says("Nobody is notified of new requests.");
    expect((await panel()).getAllByText("Off")).toHaveLength(3);
    expect(await hasButton("Send a test")).toBe(false);
    const line = screen.getByRole("heading", { name: "Your Notifications" });
    expect(line.closest("details")?.open).toBe(true);
  });

  const failure = { at: AT, reason: "It was slow." };
  const AGAIN = /^If this goes on, show this to whoever runs/;
  test.each<[string, Partial<ChannelStatus>, (string | RegExp)[]]>([
    [
      "who receives them, and when the last one was delivered",
      { lastDeliveredAt: AT, waiting: 2 },
      ["To owner@example.com", "On: E-mail", `Last delivered ${formatMoment(AT)} · 2 waiting`],
    ],
    [
      "that what waits follows",
      { waiting: 321, isSpent: true },
      [/321.waiting: 60 an hour are sent, the rest within the next hours$/],
    ],
    [
      "what failed, why and what to do",
      { isFailing: true, failure: { ...failure, isGivenUp: false } },
      [`Failed ${formatMoment(AT)}. It was slow. It will be tried again.`, "Failing", AGAIN],
    ],
    [
      "what was given up",
      { isFailing: true, failure: { ...failure, isGivenUp: true } },
      ["Your notifications are failing.", /It was slow\. It will not be tried again\.$/],
    ],
  ])("say %s", async (_what, changes, texts) => {
    open(statusWith({ ...emailOn, ...changes }));

    for (const text of texts) await says(text);
    expect(screen.queryByText("Nobody is notified of new requests.")).toBeNull();
  });

  test("show what a test did on each channel, and send it once", async () => {
    const { api, owner, press } = open(statusWith(emailOn));
    const problem = "The receiver refused it with status 500.";
    api.answer(TEST, {
      body: [
        { channel: "push", recipient: "Chrome on Android", problem: null },
        { channel: "email", recipient: null, problem: null },
        { channel: "webhook", recipient: null, problem },
      ],
    });
    const release = api.hold(TEST);

    await press("Send a test");
    await owner.click(await button("Sending a test..."));
    release();

    await says("E-mail: the test was delivered.");
    await says("Chrome on Android: the test was delivered.");
    await says(/^Webhook: the test failed\. .* 500\. If this goes on, .* may be down\.$/);
    expect(api.sent(TEST)).toHaveLength(1);
    await waitFor(() => expect(api.sent(STATUS)).toHaveLength(2));
  });
});

describe("push messages to this browser", () => {
  test("need permission, asked for only when the button is pressed, and it is then listed", async () => {
    const { state, serviceWorker } = createFakePush();
    const { api, press } = open();
    api.answer(ADD, { status: 204 });
    await button("Notify this computer");
    expect(state.asked).toBe(0);
    api.answer(STATUS, { body: statusWith(emailOff, [await thisOne()]) });

    await press("Notify this computer");

    await button("Stop on this computer");
    await says("Chrome on Linux (this computer)");
    await says(/^Since [A-Z][a-z]{2} 19/);
    expect(await hasButton("Notify this computer")).toBe(false);
    expect(serviceWorker.register).toHaveBeenCalledWith("/admin-worker.js", { scope: "/admin" });
    expect(api.sent(ADD)[0]?.body).toEqual({
      endpoint: "https://push.example/this-browser",
      keys: { p256dh: "key", auth: "auth" },
    });
  });

  test.each([
    ["the browser fails", { fails: true }, /^The browser could not turn notifications on\./],
    ["the owner does not answer", { isDismissed: true }, /choose Allow\.$/],
    ["the API refuses", {}, "Remove one first."],
  ])("can be tried again if %s", async (_case, state, text) => {
    createFakePush(state);
    const { api, press } = open();
    api.answer(ADD, { status: 409, body: "Remove one first." });

    await press("Notify this computer");

    await says(text);
    expect(await hasButton("Notify this computer")).toBe(true);
  });

  test("are not offered once the owner has blocked them", async () => {
    const { state } = createFakePush();
    const { press } = open();
    await button("Notify this computer");
    state.permission = "denied";

    await press("Notify this computer");

    await says(/^Notifications are blocked for this site\./);
    expect(await hasButton("Notify this computer")).toBe(false);
  });

  test.each([
    [MACINTOSH, 0, /^This browser cannot show .* Open this page in Chrome/],
    [MACINTOSH, 5, /tap Share, then Add to Home Screen/], // an iPad
    [IPHONE, 5, /tap Share, then Add to Home Screen/],
  ])("are explained where they are impossible: %s, %d fingers", async (agent, fingers, text) => {
    jest.spyOn(navigator, "userAgent", "get").mockReturnValue(agent);
    Object.defineProperty(navigator, "maxTouchPoints", { value: fingers, configurable: true });
    open();

    await says(text);
  });

  test("are not offered on a server without a key", async () => {
    createFakePush();
    open({ ...statusWith(emailOff), push: { publicKey: null, devices: [] } });

    expect(await (await panel()).findAllByText("Not set up")).toHaveLength(3);
    expect(await hasButton("Notify this computer")).toBe(false);
  });

  test.each([
    [8, "Stop on this computer", "Remove Safari on iPhone", false],
    [7, "Remove Safari on iPhone", "Stop on this computer", true],
  ])("can be stopped on device %i by %s", async (id, remove, keep, isSubscribed) => {
    const { state } = createFakePush({ permission: "granted", subscribed: true });
    const devices = [other, await thisOne()];
    const { api, press } = open(statusWith(emailOff, devices));
    const DELETE = `DELETE /api/admin/push-devices/${id}` as const;
    api.answer(DELETE, { status: 503, body: "" });
    await press(remove);
    await says("The device could not be removed. Please try again.");
    api.answer(DELETE, { status: 204 });
    const left = devices.filter((device) => device.id !== id);
    api.answer(STATUS, { body: statusWith(emailOff, left) });

    await press(remove);

    await waitFor(async () => expect(await hasButton(remove)).toBe(false));
    expect(await hasButton(keep)).toBe(true);
    expect(state.subscribed).toBe(isSubscribed);
  });

  test("open their request in the open window, but ask before typed text is lost", async () => {
    const { serviceWorker } = createFakePush();
    const { owner, press } = openAdmin("/admin/service-areas");
    await press("Edit Dahlonega");
    await owner.type(field("Name"), "s");

    const data = { path: "/admin/quote-requests#request-114" }; // what the worker posts on a tap
    act(() => void serviceWorker.dispatchEvent(new MessageEvent("message", { data })));

    await press("Discard");
    await waitFor(() => expect(document.activeElement?.closest("li")?.id).toBe("request-114"));
  });
});

test.each<[Answer, string | undefined]>([
  [{ status: 503, body: "Later." }, "Quote requests cannot be stored right now."],
  [{ body: { isStored: true, freeDisk: 0.049 } }, "The server's disk is nearly full."],
  [{ body: { isStored: true, certificateProblem: "It expired." } }, "It expired."],
  [{ body: { isStored: true, freeDisk: 0.05 } }, undefined],
  [{ body: { isStored: true, freeDisk: null } }, undefined],
  ["no network", undefined],
])("after the heartbeat %j the dashboard says first: %s", async (answer, sentence) => {
  openScreen("/admin", (api) => api.answer(HEARTBEAT, answer));
  await screen.findByRole("heading", { name: "New requests" }); // it is drawn once all has been answered

  const alert = screen.queryByRole("alert");
  const head = screen.getByRole("main").querySelector("h1")?.parentElement;
  if (sentence === undefined) expect(alert).toBeNull();
  else expect(alert?.textContent).toContain(sentence);
  if (alert) expect(head?.nextElementSibling?.firstChild).toBe(alert);
});
