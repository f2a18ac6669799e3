import { act, fireEvent, screen } from "@testing-library/react";
import { shownToasts } from "../../test/expectToast";
import { createFakeApi } from "../../test/fakeApi";
import { renderAsOwner } from "../../test/renderApp";

const UPDATED = "Success: Service updated successfully";

/** Lets pending responses arrive without moving the clock. */
const settle = () => act(() => jest.advanceTimersByTimeAsync(0));
const wait = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

async function press(name: string) {
  fireEvent.click(screen.getByRole("button", { name }));
  await settle();
  await settle();
}

/** The owner's list of services, on a clock that the test moves. */
async function openServices() {
  const api = createFakeApi();
  renderAsOwner("/admin/services");
  await screen.findByText("Roof Repair");
  return api;
}

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ["queueMicrotask", "nextTick"] });
});

afterEach(() => {
  jest.useRealTimers();
});

test("a toast is shown for five seconds", async () => {
  await openServices();
  await press("Deactivate Roof Repair");
  expect(shownToasts()).toEqual([UPDATED]);

  await wait(4900);
  expect(shownToasts()).toEqual([UPDATED]);
  await wait(200);
  expect(shownToasts()).toEqual([]);
});

test("a toast disappears when a dialog opens, which would block its Undo", async () => {
  await openServices();
  await press("Deactivate Roof Repair");
  await press("Edit Roof Repair");

  expect(screen.getByRole("dialog")).toBeTruthy();
  expect(shownToasts()).toEqual([]);
});

test("a new toast replaces the last and gets its own five seconds", async () => {
  const api = await openServices();
  await press("Deactivate Roof Repair");
  await wait(4000);
  api.answer("PUT /api/admin/services/2", { status: 500, body: "Not now." });

  await press("Activate House Painting");

  expect(shownToasts()).toEqual(["Error: Not now."]);
  await wait(4900);
  expect(shownToasts()).toEqual(["Error: Not now."]);
  await wait(200);
  expect(shownToasts()).toEqual([]);
});

test("the timer pauses while the pointer is on the toast", async () => {
  await openServices();
  await press("Deactivate Roof Repair");
  const area = screen.getByRole("region", { name: /^Notifications/ });

  fireEvent.pointerMove(area);
  await wait(20_000);
  expect(shownToasts()).toEqual([UPDATED]);

  fireEvent.pointerLeave(area);
  await wait(5100);
  expect(shownToasts()).toEqual([]);
});

test("a toast can be closed", async () => {
  await openServices();
  await press("Deactivate Roof Repair");

  await press("Close");

  expect(shownToasts()).toEqual([]);
});

test("F8 moves the focus to the toasts", async () => {
  await openServices();
  await press("Deactivate Roof Repair");

  fireEvent.keyDown(document, { key: "F8", code: "F8" });

  const area = screen.getByRole("region", { name: /^Notifications/ });
  expect(area.contains(document.activeElement)).toBe(true);
});
