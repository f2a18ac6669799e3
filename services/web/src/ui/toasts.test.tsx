import { act, fireEvent, screen } from "@testing-library/react";
import { shownToasts } from "../../test/expectToast";
import { openScreen } from "../../test/openAdmin";

const wait = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

async function press(name: string) {
  fireEvent.click(screen.getByRole("button", { name }));
  await wait(0); // lets pending responses arrive
  await wait(0);
}

test("a toast is shown for five seconds, or until the next one, which gets its own five seconds", async () => {
  jest.useFakeTimers({ doNotFake: ["queueMicrotask", "nextTick"] });
  const { api } = openScreen("/admin/services");
  await screen.findByText("Roof Repair");
  await press("Deactivate Roof Repair");
  await wait(4900);
  expect(shownToasts()).toEqual(["Success: Service updated successfully"]);
  api.answer("PUT /api/admin/services/2", { status: 500, body: "Not now." });

  await press("Activate House Painting");

  expect(shownToasts()).toEqual(["Error: Not now."]);
  await wait(4900);
  expect(shownToasts()).toEqual(["Error: Not now."]);
  await wait(200);
  expect(shownToasts()).toEqual([]);
  jest.useRealTimers();
});
