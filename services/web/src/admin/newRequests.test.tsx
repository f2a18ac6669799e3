import type { QuoteRequest } from "@ridgeline/contract/quoteRequest";
import { screen, waitFor, within } from "@testing-library/react";
import { createFakeApi } from "../../test/fakeApi";
import { renderAsOwner } from "../../test/renderApp";
import { bareQuote, fullQuote } from "../../test/sampleQuotes";

const LIST = "/api/admin/quote-requests";
const section = async () => within(await screen.findByRole("region", { name: "New requests" }));
const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();

test("the three newest have what the owner needs to call back", async () => {
  const newest: QuoteRequest = { ...fullQuote, id: 30, createdAt: minutesAgo(125) };
  const others = Array.from({ length: 29 }, (_, index) => ({ ...bareQuote, id: 29 - index }));
  createFakeApi().setList(LIST, [newest, ...others]);
  renderAsOwner("/admin");

  const cards = await (await section()).findAllByRole("listitem");
  expect(cards).toHaveLength(3);
  const [first = document.body] = cards;
  expect(first.textContent).toContain("Roofing & Roof Repair · Dahlonega");
  const time = within(first).getByText("2 hours ago");
  expect(time.title).toMatch(/^\w{3} \d+, \d{4}, \d+:\d\d [AP]M$/);
  const linkTo = (name: string) => within(first).getByRole("link", { name }).getAttribute("href");
  expect(linkTo("Call Jane Holcomb, ID 30")).toBe("tel:+17065550117");
  expect(linkTo("Text Jane Holcomb, ID 30")).toBe(
    `sms:+17065550117?&body=${encodeURIComponent("Hi Jane, this is Ridgeline about your request for Roofing & Roof Repair. ")}`,
  );
  expect(first.textContent).toContain("A stain on the bedroom ceiling.");
  expect(linkTo("Jane Holcomb")).toBe("/admin/quote-requests#request-30");
  expect((await section()).getByRole("link", { name: /^All 30 quote requests/ })).toBeTruthy();
});

test("says so when there is none yet", async () => {
  createFakeApi().setList(LIST, []);
  renderAsOwner("/admin");

  expect(await (await section()).findByText(/^No quote requests yet\./)).toBeTruthy();
});

test("says that they are loading, and when they fail", async () => {
  const api = createFakeApi();
  const release = api.hold(`GET ${LIST}`);
  api.answer(`GET ${LIST}`, { status: 500, body: "" });
  renderAsOwner("/admin");

  expect((await section()).getByRole("status").textContent).toBe("Loading quote requests...");
  release();

  expect(await (await section()).findByText("Not available")).toBeTruthy();
});

test("the link to a request moves the focus to its card", async () => {
  createFakeApi();
  const owner = renderAsOwner("/admin");

  await owner.click(
    (await (await section()).findAllByRole("link", { name: "Jane Holcomb" }))[1] ?? document.body,
  );

  await screen.findByRole("heading", { level: 1, name: /^Quote Requests/ });
  await waitFor(() => expect(document.activeElement?.closest("li")?.id).toBe("request-113"));
});
