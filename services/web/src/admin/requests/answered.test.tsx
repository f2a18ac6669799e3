import { act, screen } from "@testing-library/react";
import { createFakeApi } from "../../../test/fakeApi";
import { renderAsOwner, renderPart } from "../../../test/renderApp";
import { fullQuote } from "../../../test/sampleQuotes";
import { noteAnswer } from "./answered";
import { RequestCard } from "./RequestCard";

const DAY = 24 * 60 * 60_000;
const openCard = () => renderPart("/admin/quote-requests", <RequestCard quote={fullQuote} />);
const note = () => screen.queryByText(/from this computer/)?.textContent;
const stored = () => Object.keys(JSON.parse(localStorage.getItem("answered") ?? "{}") as object);
const keep = (answers: object) => localStorage.setItem("answered", JSON.stringify(answers));

beforeEach(() => {
  localStorage.clear();
  // Links to other programs do not work in jsdom.
  document.addEventListener("click", (event) => event.preventDefault(), { once: true });
});

test.each([
  ["Call", "Called"],
  ["Text", "Texted"],
  ["Email", "E-mailed"],
])("after %s the card says so, with the time", async (verb, word) => {
  const owner = openCard();
  expect(note()).toBeUndefined();

  await owner.click(screen.getByRole("link", { name: `${verb} Jane Holcomb, ID 114` }));

  expect(note()).toMatch(
    new RegExp(`^${word} from this computer, [A-Z][a-z]{2} \\d+:\\d\\d [AP]M$`),
  );
});

test("the last answer counts, an older one has its date, and another tab's is shown at once", () => {
  keep({ 114: { kind: "call", at: new Date(2026, 0, 3, 9, 14).getTime() } });
  openCard();
  expect(note()).toBe("Called from this computer, Jan 3, 9:14 AM");

  act(() => {
    keep({ 114: { kind: "text", at: Date.now() } });
    window.dispatchEvent(new StorageEvent("storage", { key: "answered" }));
  });

  expect(note()).toMatch(/^Texted from this computer/);
});

test("only the last 500 answers of 90 days are kept", () => {
  const answers: Record<number, object> = { 1: { kind: "call", at: Date.now() - 91 * DAY } };
  for (let id = 1000; id < 1600; id += 1) answers[id] = { kind: "call", at: Date.now() - id };
  keep(answers);

  noteAnswer(114, "email");

  expect(stored()).toHaveLength(500);
  expect(stored()).toContain("114");
  expect(stored()).not.toContain("1");
});

test.each(["{", "[1]", "null", '{"114":{"kind":"visit","at":1}}'])(
  "damaged storage counts as empty: %s",
  (text) => {
    localStorage.setItem("answered", text);
    openCard();

    expect(note()).toBeUndefined();
  },
);

test("the dashboard says it too, and logout forgets it", async () => {
  createFakeApi();
  noteAnswer(114, "call");
  const owner = renderAsOwner("/admin");
  expect((await screen.findByText(/^Called from this computer/)).closest("li")).toBeTruthy();

  await owner.click(screen.getByRole("button", { name: "Logout" }));

  expect(localStorage.getItem("answered")).toBeNull();
});
