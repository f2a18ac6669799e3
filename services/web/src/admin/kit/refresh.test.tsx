import { act, screen, waitFor } from "@testing-library/react";
import { contentKinds } from "../../../test/kindWording";
import { openAdmin, openScreen } from "../../../test/openAdmin";
import { sampleLists } from "../../../test/sampleLists";

const QUOTES = "GET /api/admin/quote-requests";

test("a list is fetched whenever a page that shows it is opened", async () => {
  const list = "/api/admin/services";
  const { api, owner } = openAdmin("/admin/services");
  await screen.findByText("2 total");
  expect(api.sent(`GET ${list}`)).toHaveLength(1);

  await owner.click(screen.getByRole("link", { name: "Back to Dashboard" }));
  await waitFor(() => expect(api.sent(`GET ${list}`)).toHaveLength(2));
  await waitFor(() => expect(screen.queryByText("Refreshing...")).toBeNull());
  api.setList(list, sampleLists[list].slice(0, 1));
  await owner.click(await screen.findByRole("link", { name: "Manage Services" }));

  expect(await screen.findByText("1 total")).toBeTruthy();
  expect(api.sent(`GET ${list}`)).toHaveLength(3);
  expect(screen.queryByRole("button", { name: "Refresh" })).toBeNull();
  expect(document.title).toContain("Services");
  expect(document.activeElement?.id).toBe("main-content");
});

test("the list of quote requests keeps its cards while it is refreshed, and says how old it is", async () => {
  jest.useFakeTimers({ advanceTimers: true });
  const { api, press } = openScreen("/admin/quote-requests");
  expect(await screen.findByText("Updated just now")).toBeTruthy();
  act(() => {
    jest.advanceTimersByTime(2 * 60_000 + 15_000);
  });
  expect(screen.getByText("Updated 2 minutes ago")).toBeTruthy();
  expect(api.sent(QUOTES)).toHaveLength(1);
  const release = api.hold(QUOTES);

  await press("Refresh");

  expect(await screen.findByText("Refreshing...")).toBeTruthy();
  expect(screen.getAllByRole("heading", { level: 3, name: "Jane Holcomb" })).toHaveLength(2);
  release();
  await waitFor(() => expect(screen.getByText("Refreshed").ariaLive).toBe("polite"));
  expect(api.sent(QUOTES)).toHaveLength(2);
  jest.useRealTimers();
});

test("the dashboard's Refresh fetches every list once", async () => {
  const { api, press } = openScreen("/admin");
  await screen.findByText("Updated just now");

  await press("Refresh");

  await screen.findByText("Refreshed");
  for (const { path } of contentKinds) expect(api.sent(`GET /api/admin/${path}`)).toHaveLength(2);
  expect(api.sent(QUOTES)).toHaveLength(2);
});
