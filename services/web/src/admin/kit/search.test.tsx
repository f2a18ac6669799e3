import { screen, waitFor } from "@testing-library/react";
import { contentKinds } from "../../../test/kindWording";
import { openAdmin } from "../../../test/openAdmin";
import { sampleLists } from "../../../test/sampleLists";
import { bareQuote, fullQuote } from "../../../test/sampleQuotes";

const QUOTES = "/api/admin/quote-requests";

/** Opens a list of `count` requests: the first is in Cleveland and about gutters, the others are alike. */
async function openRequests(count: number, address = "/admin/quote-requests") {
  const others = Array.from({ length: count - 1 }, (_, index) => ({ ...bareQuote, id: index + 1 }));
  const first = {
    ...fullQuote,
    id: count,
    serviceType: "gutters",
    phone: "4045550188",
    email: null,
  };
  const place = { fullName: "Óscar Núñez", address: "12 Main St, Cleveland" };
  const page = openAdmin(address, ({ setList }) =>
    setList(QUOTES, [{ ...first, ...place }, ...others]),
  );
  await screen.findByText(`${count} total`);
  return { ...page, searchFor: (text: string) => searchFor(page.owner, text) };
}

/** Pasted: each letter would draw the list again. */
const searchFor = async (owner: ReturnType<typeof openAdmin>["owner"], text: string) => {
  await owner.click(await field());
  await owner.paste(text);
};
const field = () => screen.findByRole<HTMLInputElement>("searchbox");
const isFiltered = (text: string) => waitFor(() => expect(countShown()).toBe(text));
const countShown = () =>
  screen.queryByText(/^(No matches|\d+ match(es)?)$/)?.textContent ?? "no search";
const cards = () => screen.getAllByRole("link", { name: /^Call / });

test.each([
  [12, false],
  [13, true],
])("a list of %d rows has a search: %s", async (count, isThere) => {
  await openRequests(count);

  expect(screen.queryByRole("search") !== null).toBe(isThere);
});

test.each(contentKinds)("a long list of $many can be searched too", async (kind) => {
  const [active, inactive] = sampleLists[kind.list];
  const others = Array.from({ length: 13 }, (_, index) => ({ ...inactive, id: index + 10 }));
  const { owner } = openAdmin(kind.address, ({ setList }) =>
    setList(kind.list, [{ ...active, id: 1 }, ...others]),
  );

  await screen.findByRole("searchbox", { name: `Search ${kind.many}` });
  await searchFor(owner, kind.activeItem);

  await isFiltered("1 match");
  expect(screen.getByText("14 total")).toBeTruthy();
});

test.each([
  ["cleveland GUTTER", "1 match"],
  ["404 555", "1 match"],
  ["holcomb", "13 matches"],
  ["roofing oscar", "No matches"],
])("%j finds %s, without a call and announced politely", async (typed, count) => {
  const { api, searchFor: search } = await openRequests(14);

  await search(typed);

  await isFiltered(count);
  expect(screen.getByText(count).ariaLive).toBe("polite");
  expect(api.sent(`GET ${QUOTES}`)).toHaveLength(1);
});

test("items that do not match are hidden until the search is cleared", async () => {
  const { owner, searchFor: search } = await openRequests(14);
  await search("oscar");
  await waitFor(() => expect(cards()).toHaveLength(1));

  await owner.clear(await field());

  await waitFor(() => expect(cards()).toHaveLength(14));
  expect(countShown()).toBe("no search");
});

test("a search without matches says so, and Clear search shows everything again", async () => {
  const { press, searchFor: search } = await openRequests(14);
  await search("xyz");
  await screen.findByText("Nothing in this list matches.");

  await press("Clear search");

  await waitFor(() => expect(cards()).toHaveLength(14));
  expect(document.activeElement).toBe(await field());
});

test("a select shows one kind of work or all, together with the search", async () => {
  const { owner, press, searchFor: search } = await openRequests(14);
  const select = screen.getByLabelText<HTMLSelectElement>("Kind of work");
  expect([...select.options].map(({ text }) => text)).toEqual([
    "All kinds of work",
    "Roofing & Roof Repair (13)",
    "Gutter Cleaning & Repair (1)",
  ]);

  await owner.selectOptions(select, "Roofing & Roof Repair");
  await isFiltered("13 matches");
  await search("oscar");
  await isFiltered("No matches");
  await owner.selectOptions(select, "");
  await isFiltered("1 match");

  await search(" xyz");
  await press("Clear search");
  expect(select.value).toBe("");
});
