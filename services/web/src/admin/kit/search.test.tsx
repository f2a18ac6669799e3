import { screen, waitFor, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { contentKinds } from "../../../test/kindWording";
import { createFakeApi } from "../../../test/fakeApi";
import { renderAsOwner } from "../../../test/renderApp";
import { sampleLists } from "../../../test/sampleLists";
import { bareQuote, fullQuote } from "../../../test/sampleQuotes";

const QUOTES = "/api/admin/quote-requests";

/** This many requests: the first is in Cleveland and about gutters, the others are alike. */
const requests = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ ...bareQuote, id: count - index })).with(0, {
    ...fullQuote,
    id: count,
    fullName: "Óscar Núñez",
    email: null,
    phone: "4045550188",
    address: "12 Main St, Cleveland",
    serviceType: "gutters",
  });

async function openRequests(count: number, address = "/admin/quote-requests") {
  createFakeApi().setList(QUOTES, requests(count));
  const owner = renderAsOwner(address);
  await screen.findByText(`${count} total`);
  return owner;
}

const field = () => screen.findByRole<HTMLInputElement>("searchbox");
/** Pasted: each letter would draw the list again. */
const searchFor = async (owner: UserEvent, text: string) => {
  await owner.click(await field());
  await owner.paste(text);
};
const isFiltered = (text: string) => waitFor(() => expect(countShown()).toBe(text));
const countShown = () =>
  screen.queryByText(/^(No matches|\d+ match(es)?)$/)?.textContent ?? "no search";
const visibleCards = () =>
  screen.getAllByRole("listitem").filter((item) => within(item).queryByText(/^ID: /));

test.each([
  [12, false],
  [13, true],
])("a list of %d rows has a search: %s", async (count, isThere) => {
  await openRequests(count);

  expect(screen.queryByRole("search") !== null).toBe(isThere);
});

test("the focus stays where it is when a list grows long enough for a search", async () => {
  const rows = (count: number) =>
    Array.from({ length: count }, (_, index) => ({
      ...sampleLists["/api/admin/service-areas"][0],
      id: index + 1,
      name: `Town ${index + 1}`,
    }));
  const api = createFakeApi();
  api.setList("/api/admin/service-areas", rows(12));
  const owner = renderAsOwner("/admin/service-areas");
  const toggle = await screen.findByRole("button", { name: "Deactivate Town 1" });
  api.setList("/api/admin/service-areas", rows(13));

  await owner.click(toggle);

  await screen.findByText("13 total");
  expect(screen.getByRole("search")).toBeTruthy();
  expect(document.activeElement?.getAttribute("aria-label")).toContain("Town 1");
});

test.each(contentKinds)(
  "a long list of $many can be searched too",
  async ({ path, many, activeItem }) => {
    const list = `/api/admin/${path}` as const;
    const [active, inactive] = sampleLists[list as keyof typeof sampleLists];
    const others = Array.from({ length: 13 }, (_, index) => ({ ...inactive, id: index + 10 }));
    createFakeApi().setList(list, [{ ...active, id: 1 }, ...others]);
    const owner = renderAsOwner(`/admin/${path}`);

    await owner.click(await screen.findByRole("searchbox", { name: `Search ${many}` }));
    await owner.paste(activeItem);

    await isFiltered("1 match");
    expect(screen.getByRole("heading", { level: 1 }).textContent).toContain("14 total");
  },
);

test.each([
  ["oscar", "1 match"],
  ["cleveland GUTTER", "1 match"],
  ["404 555", "1 match"],
  ["holcomb", "13 matches"],
  ["roofing oscar", "No matches"],
])("%j finds %s", async (typed, count) => {
  const owner = await openRequests(14);

  await searchFor(owner, typed);

  await isFiltered(count);
});

test("items that do not match are hidden until the search is cleared", async () => {
  const owner = await openRequests(14);
  await searchFor(owner, "oscar");
  await waitFor(() => expect(visibleCards()).toHaveLength(1));

  await owner.keyboard("{Escape}");

  await waitFor(() => expect(visibleCards()).toHaveLength(14));
  expect((await field()).value).toBe("");
  expect(countShown()).toBe("no search");
});

test("a search without matches says so, and Clear search shows everything again", async () => {
  const owner = await openRequests(14);
  await searchFor(owner, "xyz");
  await screen.findByText("Nothing in this list matches.");

  await owner.click(screen.getByRole("button", { name: "Clear search" }));

  await waitFor(() => expect(visibleCards()).toHaveLength(14));
  expect(document.activeElement).toBe(await field());
});

test("the number of matches is announced politely", async () => {
  const owner = await openRequests(14);

  await searchFor(owner, "oscar");

  expect((await screen.findByText("1 match")).ariaLive).toBe("polite");
});

test("a chip shows one service only, alone or combined with a search", async () => {
  const owner = await openRequests(14);
  const chips = within(screen.getByRole("group", { name: "Service" }));
  const roofing = chips.getByRole("button", { name: "Roofing & Roof Repair 13" });

  await owner.click(roofing);
  await isFiltered("13 matches");
  expect(roofing.ariaPressed).toBe("true");
  await searchFor(owner, "oscar");
  await isFiltered("No matches");
  await owner.click(roofing);

  await isFiltered("1 match");
});

test("chips count the matches of the search, and All shows every service again", async () => {
  const owner = await openRequests(14);
  const chips = within(screen.getByRole("group", { name: "Service" }));
  const names = () => chips.getAllByRole("button").map(({ textContent }) => textContent);
  expect(names()).toEqual(["All 14", "Roofing & Roof Repair 13", "Gutter Cleaning & Repair 1"]);
  await owner.click(chips.getByRole("button", { name: "Roofing & Roof Repair 13" }));

  await searchFor(owner, "oscar");

  await isFiltered("No matches");
  expect(names()).toEqual(["All 1", "Roofing & Roof Repair 0", "Gutter Cleaning & Repair 1"]);
  await owner.click(chips.getByRole("button", { name: "All 1" }));
  await isFiltered("1 match");
  expect(chips.getByRole("button", { name: "All 1" }).ariaPressed).toBe("true");
});

test("the address contains the search until it is cleared", async () => {
  const owner = await openRequests(14);
  await searchFor(owner, "oscar");
  await waitFor(() => expect(window.location.search).toBe("?q=oscar"));
  await owner.click(screen.getByRole("button", { name: "Clear" }));
  await waitFor(() => expect(window.location.search).toBe(""));
});

test("opening an address with a search runs that search", async () => {
  await openRequests(14, "/admin/quote-requests?q=oscar");

  expect((await field()).value).toBe("oscar");
  await isFiltered("1 match");
});

test("typing in the search does not call the API", async () => {
  const api = createFakeApi();
  api.setList(QUOTES, requests(14));
  const owner = renderAsOwner("/admin/quote-requests");

  await owner.type(await field(), "oscar");
  await isFiltered("1 match");

  expect(api.sent(`GET ${QUOTES}`)).toHaveLength(1);
});
