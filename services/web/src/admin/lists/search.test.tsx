import { cleanup, screen, waitFor } from "@testing-library/react";
import { kindAt } from "../../../test/kindWording";
import { openScreen } from "../../../test/openAdmin";
import { sampleLists } from "../../../test/sampleLists";
import { bareQuote } from "../../../../../contract/test/quoteRequests";
import { createMatcher, toSearchText } from "./search";

const QUOTES = "/api/admin/quote-requests";

/** Opens fourteen requests: the first is in Cleveland and about gutters, the others are alike. */
async function openRequests() {
  const others = Array.from({ length: 13 }, (_, index) => ({ ...bareQuote, id: index + 1 }));
  const place = { fullName: "Óscar Núñez", address: "12 Main St, Cleveland" };
  const first = { ...bareQuote, ...place, id: 14, serviceType: "gutters" };
  const page = openScreen("/admin/quote-requests", ({ set }) => set(QUOTES, [first, ...others]));
  await screen.findByText("14 total");
  return page;
}

/** Pasted: each letter would draw the list again. */
const searchFor = async (owner: ReturnType<typeof openScreen>["owner"], text: string) => {
  await owner.click(await field());
  await owner.paste(text);
};
const field = () => screen.findByRole<HTMLInputElement>("searchbox");
const isFiltered = (text: string) => waitFor(() => expect(countShown()).toBe(text));
const countShown = () =>
  screen.queryByText(/^(No matches|\d+ match(es)?)$/)?.textContent ?? "no search";
const cards = () => screen.getAllByRole("link", { name: /^Call / });

test("a list of more than twelve can be searched; what does not match is hidden, without a call, and what matches cannot be moved", async () => {
  const { address, list, many, activeItem } = kindAt("service-areas");
  const [active, inactive] = sampleLists[list];
  const others = (count: number) =>
    Array.from({ length: count }, (_, index) => ({ ...inactive, id: index + 10 }));
  openScreen(address, ({ set }) => set(list, others(12)));
  await screen.findByText("12 total");
  expect(screen.queryByRole("search")).toBeNull();
  cleanup();

  const { api, owner } = openScreen(address, ({ set }) =>
    set(list, [{ ...active, id: 1 }, ...others(12)]),
  );
  expect(await screen.findByRole("searchbox", { name: `Search ${many}` })).toBe(await field());
  await searchFor(owner, activeItem);

  await isFiltered("1 match");
  expect(screen.getByText("1 match").ariaLive).toBe("polite");
  expect(screen.getAllByRole("button", { name: /^Edit / })).toHaveLength(1);
  expect(screen.queryByRole("button", { name: /^Move / })).toBeNull();
  expect(screen.getByText("13 total")).toBeTruthy();
  expect(api.sent(`GET ${list}`)).toHaveLength(1);
});

test("a search without matches says so, and Clear search shows everything again", async () => {
  const { owner, press } = await openRequests();
  await searchFor(owner, "xyz");
  await screen.findByText("Nothing in this list matches.");

  await press("Clear search");

  await waitFor(() => expect(cards()).toHaveLength(14));
  expect(document.activeElement).toBe(await field());
});

test("a select shows one kind of work or all, together with the search", async () => {
  const { owner, press } = await openRequests();
  const select = screen.getByLabelText<HTMLSelectElement>("Kind of work");
  expect([...select.options].map(({ text }) => text)).toEqual([
    "All work",
    "Roofing & Roof Repair (13)",
    "Gutter Cleaning & Repair (1)",
  ]);

  await owner.selectOptions(select, "Roofing & Roof Repair");
  await isFiltered("13 matches");
  await searchFor(owner, "oscar");
  await isFiltered("No matches");
  await owner.selectOptions(select, "");
  await isFiltered("1 match");

  await searchFor(owner, " xyz");
  await press("Clear search");
  expect(select.value).toBe("");
});

const address = "12 Main St, Dahlonega, GA 30533";
const facts = ["Óscar Núñez", "+17065550188", address, null, "A leak\nnear the chimney"];

test.each([
  [true, ["NUNEZ", "núñez óscar", "dahl leak", "  chimney  ", "0188 oscar", "12 main", ""]],
  [true, ["706 555", "(706) 555-01", "706.555.0188", "+1 706", "706–555–0188", "٧٠٦", "30533"]],
  [false, ["oscar gutter", "7065550189", "706 dawsonville", "99"]],
])("the search finds a request: %s, by %j", (isFound, searches) => {
  const found = searches.map((typed) => createMatcher(typed)(toSearchText(facts)));

  expect(found).toEqual(searches.map(() => isFound));
});

test.each([
  ["O'Brien", "O’Brien", "OʼBrien", "O‘Brien", "O`Brien", "o′brien", "O＇Brien", "obrien"],
  ['"Bud"', "“Bud”", "„Bud“", "«Bud»", "bud"],
  ["Anne-Marie", "Anne‑Marie", "Anne–Marie", "Anne—Marie", "Anne−Marie", "anne\u00ADmarie"],
  ["Łukasz Søren Weiß", "lukasz soren weiss", "ŁUKASZ SØREN WEIẞ"],
  ["Đặng Æther Œuvre Þór Sıla", "dang aether oeuvre thor sila"],
  ["Duffy", "Duﬀy", "Ｄｕｆｆｙ", "𝐃uffy"],
  ["wait... 1/2 No 5", "wait… ½ № ５"],
  ["10x12", "10×12"],
  ["$1,500", "1500", "1.500"],
  ["(706) 555-0199", "706.555.0199", "706‑555‑0199", "7065550199", "706\u00A0555 0199"],
])("%s is found however it is written, both ways", (...ways) => {
  for (const typed of ways)
    for (const sent of ways)
      expect(`${typed} in ${sent}: ${createMatcher(typed)(toSearchText([sent]))}`).toMatch(/true$/);
});
