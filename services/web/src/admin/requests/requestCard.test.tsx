import { formatPhone } from "@ridgeline/contract/phone";
import {
  quoteFieldList,
  readAnswer,
  readAnswers,
  sampleAnswers,
} from "@ridgeline/contract/quoteFields";
import { act, screen } from "@testing-library/react";
import { openAdmin } from "../../../test/openAdmin";
import { renderPart, sample } from "../../../test/renderPart";
import { bareQuote, fullQuote } from "../../../../../contract/test/quoteRequests";
import { noteAnswer } from "./contactActions";
import { RequestCard } from "./RequestCard";

const openCard = (quote = fullQuote) =>
  renderPart("/admin/quote-requests", <RequestCard quote={quote} />);
const text = () => document.body.textContent;
const link = (verb: string) => screen.getByRole("link", { name: `${verb} Jane Holcomb, ID 114` });

describe("the card of a quote request", () => {
  test("shows everything that the customer gave, once, and cannot be edited", () => {
    const quote = { ...fullQuote, ...sampleAnswers };
    openCard(quote);

    const answers = quoteFieldList.map(({ name }) => {
      const value = readAnswer(quote, name, sample.serviceTypes);
      return name === "phone" ? formatPhone(value) : value;
    });
    const [timing, budget] = ["Timing: Flexible", "Budget: Not sure yet"];
    for (const given of ["ID: 114", "Nov 19, 2026", timing, budget, ...answers])
      expect(text().split(given)).toHaveLength(2);
    const buttons = screen.getAllByRole("button").filter((button) => !button.closest("details"));
    expect(buttons.map(({ textContent }) => textContent)).toEqual(["Copy Details"]);
  });

  test("leaves out what the customer did not give", () => {
    openCard(bareQuote);

    expect(text()).toContain(bareQuote.projectDetails);
    const labels = readAnswers(fullQuote, sample.serviceTypes, "job").map(({ label }) => label);
    for (const label of [...labels, "Tracking Information", "null", "undefined"]) {
      expect(text()).not.toContain(label);
    }
    expect(screen.queryByRole("link", { name: /^Email/ })).toBeNull();
  });

  test.each([
    ["utmCampaign", "UTM Campaign", "fall"],
    ["referrer", "Referrer", "https://www.google.com/"],
  ])("has its tracking block when only %s is known", (name, label, value) => {
    openCard({ ...bareQuote, [name]: value });

    const block = screen.getByText("Tracking Information");
    expect(block.parentElement?.textContent).toBe(`Tracking Information · ${label}: ${value}`);
    expect(block.closest("details")).toBeNull();
  });
});

describe("the note that a request was answered", () => {
  const DAY = 24 * 60 * 60_000;
  const note = () => screen.queryByText(/from this computer/)?.textContent;
  const keep = (answers: object) => localStorage.setItem("answered", JSON.stringify(answers));

  test.each([
    ["Call", "Called", /^tel:\+17065550117$/],
    ["Text", "Texted", /^sms:\+17065550117\?&body=Hi%20Jane%2C/],
    [
      "Email",
      "E-mailed",
      /^mailto:jane\.holcomb@example\.com\?subject=Re%3A%20Your%20Quote%20Request$/,
    ],
  ])("after %s says so, with the time", async (verb, word, address) => {
    // Links to other programs do not work in jsdom.
    document.addEventListener("click", (event) => event.preventDefault(), { once: true });
    const owner = openCard();
    expect(note()).toBeUndefined();
    expect(link(verb).getAttribute("href")).toMatch(address);

    await owner.click(link(verb));

    expect(note()).toMatch(
      new RegExp(`^${word} from this computer, [A-Z][a-z]{2} \\d+:\\d\\d [AP]M$`),
    );
  });

  test("is about the last answer, has a date if that is older, and follows other tabs", () => {
    keep({ 114: { kind: "call", at: new Date(2026, 0, 3, 9, 14).getTime() } });
    openCard();
    expect(note()).toBe("Called from this computer, Jan 3, 9:14 AM");

    act(() => {
      keep({ 114: { kind: "text", at: Date.now() } });
      window.dispatchEvent(new StorageEvent("storage", { key: "answered" }));
    });

    expect(note()).toMatch(/^Texted from this computer/);
  });

  test("is kept for the last 500 answers of 90 days", () => {
    const answers: Record<number, object> = { 1: { kind: "call", at: Date.now() - 91 * DAY } };
    answers[2] = { kind: "call", at: Date.now() - 89 * DAY };
    keep(answers);
    noteAnswer(114, "email");
    const stored = () =>
      Object.keys(JSON.parse(localStorage.getItem("answered") ?? "{}") as object);
    expect(stored()).toEqual(["2", "114"]);

    for (let id = 1000; id < 1600; id += 1) answers[id] = { kind: "call", at: Date.now() - id };
    keep(answers);
    noteAnswer(114, "email");

    expect(stored()).toHaveLength(500);
    expect(stored()).toContain("114");
  });

  test("is on the dashboard too, until logout", async () => {
    noteAnswer(114, "call");
    const { press } = openAdmin("/admin");
    expect((await screen.findByText(/^Called from this computer/)).closest("li")).toBeTruthy();

    await press("Logout");

    expect(localStorage.getItem("answered")).toBeNull();
  });
});
