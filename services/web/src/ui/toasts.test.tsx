import { act, fireEvent, screen } from "@testing-library/react";
import { shownToasts } from "../../test/expectToast";
import { openScreen } from "../../test/openAdmin";

const UPDATED = "Success: Service updated successfully";

const wait = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

async function press(name: string) {
  fireEvent.click(screen.getByRole("button", { name }));
  await wait(0); // lets pending responses arrive
  await wait(0);
}

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ["queueMicrotask", "nextTick"] });
});

afterEach(() => {
  jest.useRealTimers();
});

/** The owner's list of services with a toast, on a clock that the test moves. */
async function openWithToast() {
  const { api } = openScreen("/admin/services");
  await screen.findByText("Roof Repair");
  await press("Deactivate Roof Repair");
  expect(shownToasts()).toEqual([UPDATED]);
  return api;
}

test("a toast is shown for five seconds, or until the next one, which gets its own five seconds", async () => {
  const api = await openWithToast();
  await wait(4900);
  expect(shownToasts()).toEqual([UPDATED]);
  api.answer("PUT /api/admin/services/2", { status: 500, body: "Not now." });

  await press("Activate House Painting");

  expect(shownToasts()).toEqual(["Error: Not now."]);
  await wait(4900);
  expect(shownToasts()).toEqual(["Error: Not now."]);
  await wait(200);
  expect(shownToasts()).toEqual([]);
});
