import { act, cleanup, screen, waitFor, within } from "@testing-library/react";
import { expectToast } from "../../../test/expectToast";
import { openScreen } from "../../../test/openAdmin";
import { bareQuote, fullQuote } from "../../../../../contract/test/quoteRequests";

const LIST = "/api/admin/quote-requests";
const HELD = "/api/admin/quarantine";
const ADDRESS = "/admin/quote-requests";
const requests = (...ids: number[]) => ids.map((id) => ({ ...bareQuote, id }));

test("an empty list says so, and why, and cannot be exported", async () => {
  openScreen(ADDRESS, ({ set }) => set(LIST, []));

  await screen.findByRole("heading", { level: 2, name: "No quote requests found" });
  expect(screen.getByText("Requests from the estimate form will be listed here.")).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Export CSV" })).toBeNull();
});

test("requests are listed below the period in which they came", async () => {
  const today = new Date(2026, 10, 25, 14);
  jest.useFakeTimers({ now: today, advanceTimers: true });
  const dates = [today, today, new Date(2025, 9, 31, 12), new Date(2025, 9, 1, 12)];
  const rows = dates.map((at, id) => ({ ...bareQuote, id, createdAt: at.toISOString() }));
  openScreen(ADDRESS, ({ set }) => set(LIST, rows));
  await screen.findByText("4 total");

  const listed = screen.getAllByRole("heading", { level: 2 }).map((heading) => {
    const items = heading.closest("section")?.querySelectorAll("li") ?? [];
    return [heading.textContent, ...[...items].map(({ id }) => id)];
  });
  expect(listed).toEqual([
    ["Today", "request-0", "request-1"],
    ["October 2025", "request-2", "request-3"],
  ]);
  jest.useRealTimers();
});

describe("requests that are new", () => {
  const HALF_AN_HOUR = 30 * 60_000;
  const shownAsNew = () => screen.queryAllByText("New").map((mark) => mark.closest("li")?.id);

  /** Opens a page on this device while the API has these requests; as another tab would, or this one after a reload. */
  async function visit(ids: readonly number[], address = ADDRESS) {
    cleanup();
    openScreen(address, ({ set }) => set(LIST, requests(...ids)));
    await screen.findAllByRole("link", { name: /^Call / });
  }

  /** As if the owner had last been here so many milliseconds ago. */
  function passTime(milliseconds: number): void {
    const stored = JSON.parse(localStorage.getItem("last_visit") ?? "{}") as { lastSeen: number };
    stored.lastSeen -= milliseconds;
    localStorage.setItem("last_visit", JSON.stringify(stored));
  }

  test("are marked, and counted on the dashboard and in the tab's title; on a first visit none are", async () => {
    await visit([2, 1]);
    expect(shownAsNew()).toEqual([]);
    expect(document.title).toMatch(/^Quote Requests/);

    passTime(HALF_AN_HOUR + 1);
    await visit([4, 3, 2, 1]);
    await waitFor(() => expect(shownAsNew()).toEqual(["request-4", "request-3"]));
    expect(document.title).toMatch(/^\(2\) Quote Requests/);

    await visit([4, 3, 2, 1], "/admin");
    expect(await screen.findByText("2 new")).toBeTruthy();
    expect(screen.getAllByText("New")).toHaveLength(2);
    expect(document.title).toMatch(/^\(2\) Dashboard/);
  });

  test("stay marked through reloads and in other tabs until the owner has been away for half an hour", async () => {
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

  test("are not seen by a hidden page", async () => {
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

  test("are unknown without storage", async () => {
    await visit([1]);
    passTime(HALF_AN_HOUR + 1);
    jest.spyOn(Storage.prototype, "setItem").mockImplementation((key) => {
      if (key === "last_visit") throw new DOMException("refused", "SecurityError");
    });

    await visit([2, 1]);

    expect(shownAsNew()).toEqual([]);
  });
});

describe("requests held as spam", () => {
  const held = { ...fullQuote, id: 7, fullName: "Ann Lee" };
  const count = () => screen.queryByRole("heading", { name: /^Held as spam/ })?.textContent;

  test("stay if they could not be released, with the server's sentence", async () => {
    const { press } = openScreen(`${ADDRESS}#held`, ({ set, answer }) => {
      set(HELD, [held]);
      answer(`POST ${HELD}/7/release`, { status: 503, body: "Later." });
    });

    await press("Not spam: Ann Lee, ID 7");

    await expectToast("Error", "Later.");
    expect(count()).toBe("Held as spam (1)");
  });

  test("that cannot be loaded leave the list as it is, and can be retried", async () => {
    const { api, owner } = openScreen(ADDRESS, ({ set, answer }) => {
      set(HELD, [held]);
      answer(`GET ${HELD}`, { status: 500, body: "" });
    });
    await screen.findByText("2 total");
    const failed = await screen.findByText(/^The requests held as spam could not be loaded/);
    api.answer(`GET ${HELD}`);

    await owner.click(within(failed).getByRole("button", { name: "Try again" }));

    await waitFor(() => expect(count()).toBe("Held as spam (1)"));
  });
});
