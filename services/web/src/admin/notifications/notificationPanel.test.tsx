import type { ChannelStatus } from "@ridgeline/contract/notificationStatus";
import { screen, waitFor, within } from "@testing-library/react";
import { createFakeApi } from "../../../test/fakeApi";
import { renderAsOwner } from "../../../test/renderApp";
import {
  emailOff,
  pushOff,
  silentNotifications,
  webhookOff,
} from "../../../test/sampleNotifications";
import { formatMoment } from "../kit/times";

const STATUS = "GET /api/admin/notifications";
const TEST = "POST /api/admin/notifications/test";

const emailOn: ChannelStatus = { ...emailOff, isOn: true, recipients: ["owner@example.com"] };
const delivered = "2026-11-19T12:00:00.000Z";
const failed = "2026-11-19T13:00:00.000Z";

const panel = async () => within(await screen.findByRole("region", { name: "Your Notifications" }));

function open(email: ChannelStatus) {
  const api = createFakeApi();
  api.answer(STATUS, { body: { ...silentNotifications, channels: [pushOff, email, webhookOff] } });
  return { api, owner: renderAsOwner("/admin") };
}

describe("the notifications on the dashboard", () => {
  test("say that they are being checked", async () => {
    const api = createFakeApi();
    const release = api.hold(STATUS);
    renderAsOwner("/admin");

    expect(await (await panel()).findByText("Checking...")).toBeTruthy();
    release();
    expect(await (await panel()).findByText("E-mail")).toBeTruthy();
  });

  test("warn in their line while nobody is notified, and offer no test", async () => {
    open(emailOff);

    expect(await (await panel()).findByText("Nobody is notified of new requests.")).toBeTruthy();
    expect((await panel()).getAllByText("Off")).toHaveLength(3);
    expect((await panel()).getAllByText("Not set up")).toHaveLength(2);
    expect((await panel()).queryByRole("button", { name: "Send a test" })).toBeNull();
  });

  test.each([
    ["/admin", false],
    ["/admin#your-notifications", true],
  ])("are one line at %s: opened %s", async (address, isOpen) => {
    createFakeApi();
    renderAsOwner(address);

    const line = await screen.findByRole("heading", { name: "Your Notifications" });
    expect(line.closest("details")?.open).toBe(isOpen);
  });

  test("name who receives them, and when the last one was delivered", async () => {
    open({ ...emailOn, lastDeliveredAt: delivered, waiting: 2 });

    expect(await (await panel()).findByText("To owner@example.com")).toBeTruthy();
    expect((await panel()).getByText("On: E-mail")).toBeTruthy();
    expect(
      (await panel()).getByText(`Last delivered ${formatMoment(delivered)} · 2 waiting`),
    ).toBeTruthy();
    expect(screen.queryByText("Nobody is notified of new requests.")).toBeNull();
  });

  test.each([
    [false, "It will be tried again."],
    [true, "It will not be tried again."],
  ])("say what failed, why and what to do (given up: %s)", async (isGivenUp, next) => {
    const reason = "The server did not answer in time.";
    open({ ...emailOn, isFailing: true, failure: { at: failed, reason, isGivenUp } });

    expect(await (await panel()).findByText("Failing")).toBeTruthy();
    expect(
      (await panel()).getByText(`Failed ${formatMoment(failed)}. ${reason} ${next}`),
    ).toBeTruthy();
    expect((await panel()).getByText(/^If this goes on, show this to whoever runs/)).toBeTruthy();
    expect(screen.getByText("Your notifications are failing.")).toBeTruthy();
  });
});

describe("a test of the notifications", () => {
  const press = async (owner: ReturnType<typeof renderAsOwner>) =>
    owner.click(await (await panel()).findByRole("button", { name: "Send a test" }));

  test("shows the result on each channel, and fetches the status again", async () => {
    const { api, owner } = open(emailOn);
    const problem = "The receiver refused it with status 500.";
    api.answer(TEST, {
      body: [
        { channel: "push", recipient: "Chrome on Android", problem: null },
        { channel: "email", recipient: null, problem: null },
        { channel: "webhook", recipient: null, problem },
      ],
    });

    await press(owner);

    expect(await (await panel()).findByText("E-mail: the test was delivered.")).toBeTruthy();
    expect((await panel()).getByText("Chrome on Android: the test was delivered.")).toBeTruthy();
    const failed = await (
      await panel()
    ).findByText(/^Webhook: the test failed\. The receiver refused/);
    expect(failed.textContent).toMatch(
      /status 500\. If this goes on, .* the receiver may be down\.$/,
    );
    await waitFor(() => expect(api.sent(STATUS)).toHaveLength(2));
  });

  test("is sent once, however often the button is pressed meanwhile", async () => {
    const { api, owner } = open(emailOn);
    api.answer(TEST, { body: [] });
    const release = api.hold(TEST);

    await press(owner);
    await owner.click(await (await panel()).findByRole("button", { name: "Sending a test..." }));
    release();

    await (await panel()).findByRole("button", { name: "Send a test" });
    expect(api.sent(TEST)).toHaveLength(1);
  });

  test("that is refused says why", async () => {
    const { api, owner } = open(emailOn);
    api.answer(TEST, { status: 429, body: "You have sent many tests." });

    await press(owner);

    expect(await (await panel()).findByText("You have sent many tests.")).toBeTruthy();
  });
});
