import { screen, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { expectToast } from "../../test/expectToast";
import { createFakeApi } from "../../test/fakeApi";
import { renderAsOwner } from "../../test/renderApp";
import { bareQuote, fullQuote } from "../../test/sampleQuotes";
import { screenWidth } from "../theme";

const LIST = "/api/admin/quote-requests";
const ADDRESS = "/admin/quote-requests";

/** Opens the page with one request, and gives its card. */
async function openCard(quote = fullQuote) {
  createFakeApi().setList(LIST, [quote]);
  const owner = renderAsOwner(ADDRESS);
  const name = await screen.findByRole("heading", { level: 2, name: quote.fullName });
  const card = name.closest("li") ?? document.body;
  return { owner, card: within(card), text: card.textContent };
}

describe("the owner's list of quote requests", () => {
  test("says that it is loading, then shows the total", async () => {
    const release = createFakeApi().hold(`GET ${LIST}`);
    renderAsOwner(ADDRESS);

    await screen.findByText("Loading quote requests...");
    release();
    await screen.findByText("2 total");
    expect(screen.queryByText("Loading quote requests...")).toBeNull();
  });

  test("says so when there is none, and why", async () => {
    createFakeApi().setList(LIST, []);
    renderAsOwner(ADDRESS);

    await screen.findByRole("heading", { level: 2, name: "No quote requests found" });
    expect(screen.getByText("Requests from the estimate form will be listed here.")).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Export CSV" })).toBeNull();
  });

  test("says so when it fails, and can be tried again", async () => {
    const api = createFakeApi();
    api.answer(`GET ${LIST}`, { status: 500, body: "" });
    const owner = renderAsOwner(ADDRESS);

    await screen.findByText("Failed to fetch quote requests");
    expect(screen.queryByText("No quote requests found")).toBeNull();
    api.answer(`GET ${LIST}`);
    await owner.click(screen.getByRole("button", { name: "Try again" }));

    expect(await screen.findByText("2 total")).toBeTruthy();
  });

  test("cannot be changed", async () => {
    await openCard();

    expect(
      screen.queryByRole("button", { name: /^(Edit|Activate|Deactivate|Delete|Add)/ }),
    ).toBeNull();
  });
});

describe("the card of a quote request", () => {
  test("shows everything that the customer gave", async () => {
    const { card, text } = await openCard();

    expect(card.getByText("ID: 114")).toBeTruthy();
    expect(card.getByText("Nov 19, 2026").closest("time")?.dateTime).toBe(fullQuote.createdAt);
    expect(card.getByText("Roofing & Roof Repair")).toBeTruthy();
    expect(card.getByText("Timing: ASAP")).toBeTruthy();
    expect(card.getByText("Budget: $1,000 - $5,000")).toBeTruthy();
    expect(card.getByText("(706) 555-0117")).toBeTruthy();
    expect(card.getByText("jane.holcomb@example.com")).toBeTruthy();
    expect(card.getByText("48 Auraria Road, Dahlonega")).toBeTruthy();
    expect(text).toContain(fullQuote.projectDetails);
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

    expect(card.getByRole("heading", { name: "Tracking Information" })).toBeTruthy();
    const terms = card.getAllByRole("term").map(({ textContent }) => textContent);
    expect(terms).toEqual([label]);
    expect(card.getByRole("definition").textContent).toBe(value);
  });

  test("links to a call, and to an e-mail with the subject filled in", async () => {
    const { card } = await openCard();

    const call = card.getByRole("link", { name: "Call Jane Holcomb, ID 114" });
    expect(call.getAttribute("href")).toBe("tel:+17065550117");
    const email = card.getByRole("link", { name: "Email Jane Holcomb, ID 114" });
    expect(email.getAttribute("href")).toBe(
      "mailto:jane.holcomb@example.com?subject=Re%3A%20Your%20Quote%20Request",
    );
  });
});

describe("the card on a phone", () => {
  let matchMedia: jest.SpyInstance;

  beforeEach(() => {
    matchMedia = jest.spyOn(window, "matchMedia").mockImplementation((query) => {
      const list = new EventTarget() as MediaQueryList;
      return Object.assign(list, { matches: query === screenWidth.upToPhone });
    });
  });

  afterEach(() => {
    matchMedia.mockRestore();
  });

  test("shows everything that the customer gave, and nothing twice", async () => {
    const { text } = await openCard();

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
  });

  test("can call, text, e-mail and copy", async () => {
    const { card } = await openCard();

    const hrefOf = (name: string) => card.getByRole("link", { name }).getAttribute("href");
    expect(hrefOf("Call (706) 555-0117, Jane Holcomb, ID 114")).toBe("tel:+17065550117");
    expect(hrefOf("Text Jane Holcomb, ID 114")).toMatch(/^sms:\+17065550117\?&body=Hi%20Jane%2C/);
    expect(hrefOf("Email jane.holcomb@example.com, Jane Holcomb, ID 114")).toMatch(/^mailto:/);
    expect(card.getByRole("button", { name: "Copy Details, Jane Holcomb, ID 114" })).toBeTruthy();
  });

  test("folds the tracking block", async () => {
    const { card } = await openCard();

    const heading = card.getByRole("heading", { name: "Tracking Information" });
    expect(heading.closest("details")?.open).toBe(false);
  });

  test("leaves out what the customer did not give", async () => {
    const { card, text } = await openCard(bareQuote);

    expect(card.queryByRole("link", { name: /^Email/ })).toBeNull();
    for (const label of ["Timing", "Budget", "Tracking Information", "null", "undefined"]) {
      expect(text).not.toContain(label);
    }
  });
});

describe("Copy Details", () => {
  const copy = (owner: UserEvent) =>
    owner.click(screen.getByRole("button", { name: "Copy Details, Jane Holcomb, ID 114" }));

  test("copies a summary as plain text and says so", async () => {
    const { owner } = await openCard();

    await copy(owner);

    await expectToast("Success", "Details copied to the clipboard");
    expect(await navigator.clipboard.readText()).toMatch(/^Quote Request 114 /);
  });

  test("says so when the browser does not allow it", async () => {
    const { owner } = await openCard();
    jest.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new Error("Not allowed"));
    Object.assign(document, { execCommand: () => false });

    await copy(owner);

    await expectToast("Error", "This browser did not allow copying the details");
  });
});
