import { act, screen, waitFor } from "@testing-library/react";
import { openAdmin } from "../../../test/openAdmin";
import { sampleLists } from "../../../test/sampleLists";

const QUOTES = "GET /api/admin/quote-requests";
const areas = [
  ["testimonials", "Testimonials"],
  ["services", "Services"],
  ["service-areas", "Service Areas"],
  ["featured-projects", "Featured Projects"],
  ["quote-requests", "Quote Requests"],
] as const;

test.each(areas)(
  "the list of %s is fetched whenever a page that shows it is opened",
  async (path, title) => {
    const list = `/api/admin/${path}` as const;
    const { api, owner } = openAdmin(`/admin/${path}`);
    await screen.findByText("2 total");
    expect(api.sent(`GET ${list}`)).toHaveLength(1);

    await owner.click(screen.getByRole("link", { name: "Back to Dashboard" }));
    await waitFor(() => expect(api.sent(`GET ${list}`)).toHaveLength(2));
    await waitFor(() => expect(screen.queryByText("Refreshing...")).toBeNull());
    api.setList(list, sampleLists[list].slice(0, 1));
    await owner.click(await screen.findByRole("link", { name: `Manage ${title}` }));

    expect(await screen.findByText("1 total")).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Refresh" }) !== null).toBe(
      path === "quote-requests",
    );
    expect(api.sent(`GET ${list}`)).toHaveLength(3);
  },
);

test("the list of quote requests keeps its cards while it is refreshed", async () => {
  const { api, press } = openAdmin("/admin/quote-requests");
  await screen.findByText("2 total");
  const release = api.hold(QUOTES);

  await press("Refresh");

  expect(await screen.findByText("Refreshing...")).toBeTruthy();
  expect(screen.getAllByRole("heading", { level: 3, name: "Jane Holcomb" })).toHaveLength(2);
  release();
  await waitFor(() => expect(screen.getByText("Refreshed").ariaLive).toBe("polite"));
  expect(api.sent(QUOTES)).toHaveLength(2);
});

test("the age of a list is updated every minute without a fetch", async () => {
  jest.useFakeTimers({ advanceTimers: true });
  const { api } = openAdmin("/admin/quote-requests");
  expect(await screen.findByText("Updated just now")).toBeTruthy();

  act(() => {
    jest.advanceTimersByTime(2 * 60_000 + 15_000);
  });

  expect(screen.getByText("Updated 2 minutes ago")).toBeTruthy();
  expect(api.sent(QUOTES)).toHaveLength(1);
  jest.useRealTimers();
});

test("the dashboard's Refresh fetches every list once", async () => {
  const { api, press } = openAdmin("/admin");
  await screen.findByText("Updated just now");

  await press("Refresh");

  await screen.findByText("Refreshed");
  for (const [path] of areas) expect(api.sent(`GET /api/admin/${path}`)).toHaveLength(2);
});
