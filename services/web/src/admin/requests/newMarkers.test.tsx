import { act, cleanup, screen, waitFor } from "@testing-library/react";
import { createFakeApi } from "../../../test/fakeApi";
import { renderApp, renderAsOwner } from "../../../test/renderApp";
import { fullQuote } from "../../../test/sampleQuotes";

const HALF_AN_HOUR = 30 * 60_000;
const requests = (...ids: number[]) => ids.map((id) => ({ ...fullQuote, id }));
const isShown = () => screen.findByText("Updated just now");
const shownAsNew = () => screen.queryAllByText("New").map((mark) => mark.closest("li")?.id);

/** Opens a page on this device while the API has these requests; as another tab would, or this one after a reload. */
async function visit(ids: readonly number[], address = "/admin/quote-requests") {
  cleanup();
  createFakeApi().setList("/api/admin/quote-requests", requests(...ids));
  renderAsOwner(address);
  await isShown();
}

/** As if the owner had last been here so many milliseconds ago. */
function passTime(milliseconds: number): void {
  const stored = JSON.parse(localStorage.getItem("last_visit") ?? "{}") as { lastSeen: number };
  stored.lastSeen -= milliseconds;
  localStorage.setItem("last_visit", JSON.stringify(stored));
}

afterEach(() => {
  jest.restoreAllMocks();
});

test("nothing is new on a device's first visit", async () => {
  await visit([2, 1]);

  expect(shownAsNew()).toEqual([]);
  expect(document.title).toMatch(/^Quote Requests/);
});

test("requests since the last visit are marked, and counted on the dashboard and in the tab's title", async () => {
  await visit([2, 1]);
  passTime(HALF_AN_HOUR + 1);
  await visit([4, 3, 2, 1]);

  await waitFor(() => expect(shownAsNew()).toEqual(["request-4", "request-3"]));
  expect(document.title).toMatch(/^\(2\) Quote Requests/);

  await visit([4, 3, 2, 1], "/admin");
  expect(await screen.findByText("2 new")).toBeTruthy();
  expect(screen.getAllByText("New")).toHaveLength(2);
  expect(document.title).toMatch(/^\(2\) Dashboard/);
});

test("the markers last through reloads and in other tabs until the owner has been away for half an hour", async () => {
  await visit([1]);
  passTime(HALF_AN_HOUR + 1);
  await visit([2, 1]);
  passTime(HALF_AN_HOUR - 60_000);
  await visit([3, 2, 1]);
  await waitFor(() => expect(shownAsNew()).toEqual(["request-3", "request-2"]));

  passTime(HALF_AN_HOUR + 1);
  await visit([3, 2, 1]);

  expect(shownAsNew()).toEqual([]);
});

test("a hidden page does not count as a visit", async () => {
  await visit([1]);
  passTime(HALF_AN_HOUR + 1);
  jest.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
  await visit([2, 1]);
  expect(shownAsNew()).toEqual([]);
  jest.restoreAllMocks();

  act(() => {
    document.dispatchEvent(new Event("visibilitychange"));
  });

  await waitFor(() => expect(shownAsNew()).toEqual(["request-2"]));
});

test("a browser that refuses storage shows no markers", async () => {
  await visit([1]);
  passTime(HALF_AN_HOUR + 1);
  jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("refused", "SecurityError");
  });
  cleanup();
  createFakeApi().setList("/api/admin/quote-requests", requests(2, 1));
  renderApp("/admin/quote-requests");
  await isShown();

  expect(shownAsNew()).toEqual([]);
});

test("damaged storage counts as empty", async () => {
  localStorage.setItem("last_visit", "{");
  await visit([1]);
  passTime(HALF_AN_HOUR + 1);
  await visit([2, 1]);

  await waitFor(() => expect(shownAsNew()).toEqual(["request-2"]));
});
