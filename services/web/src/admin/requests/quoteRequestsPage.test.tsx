import { act, cleanup, screen, waitFor, within } from "@testing-library/react";
import { expectToast } from "../../../test/expectToast";
import { openAdmin, openScreen } from "../../../test/openAdmin";
import { type FakeApi } from "../../../test/openPart";
import { bareQuote, fullQuote } from "../../../../../contract/test/quoteRequests";

const LIST = "/api/admin/quote-requests";
const HELD = "/api/admin/quarantine";
const ADDRESS = "/admin/quote-requests";
const requests = (...ids: number[]) => ids.map((id) => ({ ...bareQuote, id }));

test("an empty list says so, and why, and cannot be exported", async () => {
  openScreen(ADDRESS, ({ setList }) => setList(LIST, []));

  await screen.findByRole("heading", { level: 2, name: "No quote requests found" });
  expect(screen.getByText("Requests from the estimate form will be listed here.")).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Export CSV" })).toBeNull();
});

test("requests are listed below the period in which they came", async () => {
  const dates = [new Date(), new Date(), new Date(2025, 9, 31, 12), new Date(2025, 9, 1, 12)];
  const rows = dates.map((date, index) => ({ id: index, createdAt: date.toISOString() }));
  openScreen(ADDRESS, ({ setList }) =>
    setList(
      LIST,
      rows.map((row) => ({ ...bareQuote, ...row })),
    ),
  );
  await screen.findByText("4 total");

  const idsIn = (section: Element | null) =>
    [...(section?.querySelectorAll("li") ?? [])].map(({ id }) => id);
  const listed = screen
    .getAllByRole("heading", { level: 2 })
    .map((heading) => [heading.textContent, idsIn(heading.closest("section"))]);
  expect(listed).toEqual([
    ["Today", ["request-0", "request-1"]],
    ["October 2025", ["request-2", "request-3"]],
  ]);
});

describe("requests that are new", () => {
  const HALF_AN_HOUR = 30 * 60_000;
  const shownAsNew = () => screen.queryAllByText("New").map((mark) => mark.closest("li")?.id);

  /** Opens a page on this device while the API has these requests; as another tab would, or this one after a reload. */
  async function visit(ids: readonly number[], address = ADDRESS) {
    cleanup();
    openScreen(address, ({ setList }) => setList(LIST, requests(...ids)));
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
  const held = [
    { ...fullQuote, id: 8, fullName: "Eve Fox" },
    { ...fullQuote, id: 7, fullName: "Ann Lee" },
  ];
  const RELEASE = "Not spam: Ann Lee, ID 7";
  const count = () => screen.queryByRole("heading", { name: /^Held as spam/ })?.textContent;
  const open = (address: string, prepare = (_api: FakeApi) => {}) =>
    openScreen(address, (api) => {
      api.setList(HELD, held);
      prepare(api);
    });

  test("go to the list by Not spam, even while it is being fetched, and the focus to the heading", async () => {
    const { api, owner, press } = openAdmin("/admin", ({ setList }) => setList(HELD, held));
    const link = await screen.findByRole("link", { name: /^2 held as spam/ });
    const release = api.hold(`GET ${LIST}`);
    await owner.click(link);
    await screen.findByRole("button", { name: RELEASE });
    api.answer(`POST ${HELD}/7/release`, { status: 204 });
    api.setList(LIST, [...held.slice(1), fullQuote, bareQuote]);
    api.setList(HELD, held.slice(0, 1));

    await press(RELEASE);
    release();

    await expectToast("Success", "Moved to your list: Ann Lee");
    expect(await screen.findByText("3 total")).toBeTruthy();
    expect(await screen.findByRole("link", { name: "Call Ann Lee, ID 7" })).toBeTruthy();
    expect(count()).toBe("Held as spam (1)");
    expect(api.sent(`POST ${HELD}/7/release`)).toHaveLength(1);
    await waitFor(() => expect(document.activeElement?.tagName).toBe("H1"));
  });

  test("stay if they could not be released, with the server's sentence", async () => {
    const { press } = open(`${ADDRESS}#held`, ({ answer }) =>
      answer(`POST ${HELD}/7/release`, { status: 503, body: "Later." }),
    );

    await press(RELEASE);

    await expectToast("Error", "Later.");
    expect(count()).toBe("Held as spam (2)");
  });

  test("that cannot be loaded leave the list as it is, and can be retried", async () => {
    const { api, owner } = open(ADDRESS, ({ answer }) =>
      answer(`GET ${HELD}`, { status: 500, body: "" }),
    );
    await screen.findByText("2 total");
    const failed = await screen.findByText(/^The requests held as spam could not be loaded/);
    api.answer(`GET ${HELD}`);

    await owner.click(within(failed).getByRole("button", { name: "Try again" }));

    await waitFor(() => expect(count()).toBe("Held as spam (2)"));
  });
});
