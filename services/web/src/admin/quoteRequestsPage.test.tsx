import { screen, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { expectToast } from "../../test/expectToast";
import { createFakeApi } from "../../test/fakeApi";
import { renderAsOwner } from "../../test/renderApp";
import { bareQuote, fullQuote } from "../../test/sampleQuotes";

const LIST = "/api/admin/quote-requests";
const ADDRESS = "/admin/quote-requests";

/** Opens the page with one request, and gives its card. */
async function openCard(quote = fullQuote) {
  createFakeApi().setList(LIST, [quote]);
  const owner = renderAsOwner(ADDRESS);
  const name = await screen.findByRole("heading", { level: 3, name: quote.fullName });
  const card = name.closest("li") ?? document.body;
  return { owner, card: within(card), text: card.textContent };
}

describe("the owner's list of quote requests", () => {
  test("says so when there is none, and why", async () => {
    createFakeApi().setList(LIST, []);
    renderAsOwner(ADDRESS);

    await screen.findByRole("heading", { level: 2, name: "No quote requests found" });
    expect(screen.getByText("Requests from the estimate form will be listed here.")).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Export CSV" })).toBeNull();
  });

  test("cannot be changed", async () => {
    await openCard();

    expect(
      screen.queryByRole("button", { name: /^(Edit|Activate|Deactivate|Delete|Add)/ }),
    ).toBeNull();
  });
});

describe("the card of a quote request", () => {
  test("shows everything that the customer gave, once", async () => {
    const { card, text } = await openCard();

    for (const given of [
      "ID: 114",
      "Nov 19, 2026",
      "Roofing & Roof Repair",
      "Jane Holcomb",
      "48 Auraria Road, Dahlonega",
      "Timing: ASAP",
      "Budget: $1,000 - $5,000",
      fullQuote.projectDetails,
      "(706) 555-0117",
      "jane.holcomb@example.com",
    ]) {
      expect(text.split(given)).toHaveLength(2);
    }
    expect(card.getByText("Nov 19, 2026").closest("time")?.dateTime).toBe(fullQuote.createdAt);
  });

  test("leaves out what the customer did not give", async () => {
    const { card, text } = await openCard(bareQuote);

    expect(text).toContain(bareQuote.projectDetails);
    for (const label of ["Timing", "Budget", "Tracking Information", "null", "undefined"]) {
      expect(text).not.toContain(label);
    }
    expect(card.queryByRole("link", { name: /^Email/ })).toBeNull();
  });

  test.each([
    ["utmSource", "UTM Source", "google"],
    ["utmMedium", "UTM Medium", "cpc"],
    ["utmCampaign", "UTM Campaign", "fall"],
    ["referrer", "Referrer", "https://www.google.com/"],
  ])("has its tracking block when only %s is known", async (field, label, value) => {
    const { card } = await openCard({ ...bareQuote, [field]: value });

    expect(card.getByText("Tracking Information")).toBeTruthy();
    const terms = card.getAllByRole("term", { hidden: true }).map(({ textContent }) => textContent);
    expect(terms).toEqual([label]);
    expect(card.getByRole("definition", { hidden: true }).textContent).toBe(value);
  });

  test("can call, text, and e-mail with the subject filled in", async () => {
    const { card } = await openCard();

    const hrefOf = (verb: string) =>
      card.getByRole("link", { name: `${verb} Jane Holcomb, ID 114` }).getAttribute("href");
    expect(hrefOf("Call")).toBe("tel:+17065550117");
    expect(hrefOf("Text")).toMatch(/^sms:\+17065550117\?&body=Hi%20Jane%2C/);
    expect(hrefOf("Email")).toBe(
      "mailto:jane.holcomb@example.com?subject=Re%3A%20Your%20Quote%20Request",
    );
  });
});

test("requests are listed below the period in which they came", async () => {
  const now = new Date();
  const at = (id: number, createdAt: Date) => ({
    ...bareQuote,
    id,
    createdAt: createdAt.toISOString(),
  });
  createFakeApi().setList(LIST, [
    at(4, now),
    at(3, now),
    at(2, new Date(2025, 9, 31, 12)),
    at(1, new Date(2025, 9, 1, 12)),
  ]);
  renderAsOwner(ADDRESS);
  await screen.findByText("4 total");

  const listed = screen
    .getAllByRole("heading", { level: 2 })
    .map((heading) => [heading.textContent, idsIn(heading.closest("section"))]);
  expect(listed).toEqual([
    ["Today", ["request-4", "request-3"]],
    ["October 2025", ["request-2", "request-1"]],
  ]);
});

const idsIn = (section: HTMLElement | null) =>
  [...(section?.querySelectorAll("li") ?? [])].map(({ id }) => id);

describe("Copy Details", () => {
  const copy = (owner: UserEvent) =>
    owner.click(screen.getByRole("button", { name: "Copy Details, Jane Holcomb, ID 114" }));

  test("says so when the browser does not allow it", async () => {
    const { owner } = await openCard();
    jest.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new Error("Not allowed"));
    Object.assign(document, { execCommand: () => false });

    await copy(owner);

    await expectToast("Error", "This browser did not allow copying the details");
  });
});
