import { keepDraft, showReceived } from "./quoteDraft";
import { readQuestion, writeQuestion } from "./securityQuestion";

beforeEach(() => open());

test("a script's change without an event is saved when the page is left", () => {
  control("fullName").value = "Ann Lee";
  leave();
  open();

  expect(control("fullName").value).toBe("Ann Lee");
});

test("what is typed before the draft is put back stays, and becomes part of the draft", () => {
  type("details", "A gutter.");
  type("fullName", "Ann Lee");
  open(() => (document.body.innerHTML = "<h1>Privacy Policy</h1>"));
  leave();
  open(() => (control("fullName").value = "Ann L."));
  leave();
  open();

  expect(control("fullName").value).toBe("Ann L.");
  expect(control("details").value).toBe("A gutter.");
});

test("emptying the form removes the draft, and the next page gets a new question", () => {
  const question = { a: 3, b: 4 };
  writeQuestion(question);
  type("fullName", "Ann Lee");
  open();
  expect(readQuestion()).toEqual(question);

  type("fullName", "");
  jest.spyOn(Math, "random").mockReturnValue(0.99);
  open();

  expect(readQuestion()).toEqual({ a: 10, b: 10 });
});

test("the question stays beside an answer that came with the page", () => {
  open(() => (control("mathChallenge").value = "7"));

  expect(readQuestion()).toEqual({ a: 1, b: 6 });
});

test("the key stays with the draft and its answers; others have another, and so does another tab", () => {
  const key = () => control("idempotencyKey").value;
  type("fullName", "Ann Lee");
  const first = key();
  expect(first).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-a[\da-f]{3}-[\da-f]{12}$/);
  type("mathChallenge", "9");
  expect(key()).toBe(first);
  open();
  expect(key()).toBe(first);

  type("fullName", "Ann Lea");
  expect(key()).not.toBe(first);
  control("fullName").value = "Ann Lee"; // without an event
  press();
  expect(key()).toBe(first);

  sessionStorage.clear();
  open(() => (control("fullName").value = "Ann Lee"));
  expect(key().slice(0, -8)).not.toBe(first.slice(0, -8));
});

test("the thanks end the draft that was sent, and no other; until tomorrow they are mentioned", () => {
  const isMentioned = () => {
    document.body.innerHTML = "<p data-received hidden>We have your request from today.</p>";
    showReceived();
    return document.querySelector("p:not([hidden])") !== null;
  };
  const openThanks = () => {
    document.body.innerHTML = "<p data-received-now>Thank you!</p>";
    showReceived();
  };
  type("fullName", "Ann Lee");
  openThanks();
  expect(isMentioned()).toBe(false);
  open();
  expect(control("fullName").value).toBe("Ann Lee");

  press();
  openThanks();
  expect(isMentioned()).toBe(true);
  open();
  expect(control("fullName").value).toBe("");
  jest.useFakeTimers({ now: Date.now() + 86_400_000 });
  expect(isMentioned()).toBe(false);
  jest.useRealTimers();
});

/** Opens the page again; `before` happens before its script. */
function open(before: () => unknown = () => {}): void {
  document.body.innerHTML = `<div><form id="quote-request" data-draft>
    <input name="fullName"><textarea name="details"></textarea>
    <b data-question="1 6">What is 1 + 6?</b>
    <input type="hidden" name="mathAnswer" value="7"><input name="mathChallenge">
  </form></div>`;
  before();
  keepDraft();
}

function press(): void {
  document.querySelector("form")?.dispatchEvent(new Event("submit", { bubbles: true }));
}

function leave(): void {
  window.dispatchEvent(new Event("pagehide"));
}

function type(name: string, value: string): void {
  control(name).value = value;
  control(name).dispatchEvent(new Event("input", { bubbles: true }));
}

function control(name: string): HTMLInputElement {
  const found = document.querySelector<HTMLInputElement>(`[name=${name}]`);
  if (!found) throw new Error(`The form has no ${name}.`);
  return found;
}
