import { act, screen, waitFor } from "@testing-library/react";
import { createFakeApi } from "../../../test/fakeApi";
import { renderAsOwner } from "../../../test/renderApp";
import { sampleLists } from "../../../test/sampleLists";

const paths = [
  "testimonials",
  "services",
  "service-areas",
  "featured-projects",
  "quote-requests",
] as const;
type Path = (typeof paths)[number];

/** Everything but the date and the interval of the clock. */
const NOT_FAKED = [
  "setTimeout",
  "clearTimeout",
  "setImmediate",
  "nextTick",
  "queueMicrotask",
  "performance",
  "requestAnimationFrame",
  "cancelAnimationFrame",
] as const;

const findRefresh = () => screen.findByRole("button", { name: "Refresh" });

afterEach(() => {
  jest.useRealTimers();
});

describe.each(paths)("the list of %s", (path: Path) => {
  const call = `GET /api/admin/${path}` as const;

  test("is fetched whenever its page is opened", async () => {
    const api = createFakeApi();
    const owner = renderAsOwner(`/admin/${path}`);
    await screen.findByText("2 total");
    expect(api.sent(call)).toHaveLength(1);

    await owner.click(screen.getByRole("link", { name: "Back to Dashboard" }));
    await waitFor(() => expect(api.sent(call)).toHaveLength(2));
    await waitFor(() => expect(screen.queryByText("Refreshing...")).toBeNull());
    api.setList(`/api/admin/${path}`, sampleLists[`/api/admin/${path}`].slice(0, 1));
    const links = await screen.findAllByRole("link", { name: /^Manage/ });
    await owner.click(links[paths.indexOf(path)] ?? document.body);

    expect(await screen.findByText("1 total")).toBeTruthy();
    expect(api.sent(call)).toHaveLength(3);
  });
});

test("the list of quote requests keeps its cards while it is refreshed", async () => {
  const call = "GET /api/admin/quote-requests";
  const api = createFakeApi();
  const owner = renderAsOwner("/admin/quote-requests");
  await screen.findByText("2 total");
  const cards = screen.getAllByRole("heading", { level: 3 }).length;
  const release = api.hold(call);

  await owner.click(await findRefresh());

  expect(await screen.findByText("Refreshing...")).toBeTruthy();
  expect((await findRefresh()).getAttribute("aria-disabled")).toBe("true");
  expect(screen.getAllByRole("heading", { level: 3 })).toHaveLength(cards);
  release();
  await waitFor(() => expect(screen.getByText("Refreshed").ariaLive).toBe("polite"));
  expect(api.sent(call)).toHaveLength(2);
});

test("a list that only the owner changes has no Refresh", async () => {
  createFakeApi();
  renderAsOwner("/admin/services");
  await screen.findByText("2 total");

  expect(screen.queryByRole("button", { name: "Refresh" })).toBeNull();
});

test("the age of a list is updated every minute without a fetch", async () => {
  jest.useFakeTimers({ doNotFake: [...NOT_FAKED] });
  const api = createFakeApi();
  renderAsOwner("/admin/quote-requests");
  expect(await screen.findByText("Updated just now")).toBeTruthy();

  act(() => {
    jest.advanceTimersByTime(2 * 60_000 + 15_000);
  });

  expect(screen.getByText("Updated 2 minutes ago")).toBeTruthy();
  expect(api.sent("GET /api/admin/quote-requests")).toHaveLength(1);
});

test("the dashboard's Refresh fetches every list once", async () => {
  const api = createFakeApi();
  const owner = renderAsOwner("/admin");
  await screen.findByText("Updated just now");

  await owner.click(await findRefresh());

  await screen.findByText("Refreshed");
  for (const path of paths) expect(api.sent(`GET /api/admin/${path}`)).toHaveLength(2);
});

test("a refresh that fails says so", async () => {
  const api = createFakeApi();
  const owner = renderAsOwner("/admin/quote-requests");
  await screen.findByText("2 total");
  api.answer("GET /api/admin/quote-requests", { status: 500, body: "" });

  await owner.click(await findRefresh());

  expect((await screen.findAllByText("Could not refresh")).length).toBeGreaterThan(0);
});
