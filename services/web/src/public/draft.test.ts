import { keepDraft, showReceived } from "./draft";
import { keyRequests } from "./quoteForm/requestKey";
import { askQuestion, writeQuestion } from "./quoteForm/securityQuestion";

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
  writeQuestion({ a: 3, b: 4 });
  type("fullName", "Ann Lee");
  open();
  expect(asked()).toBe("What is 3 + 4?");

  type("fullName", "");
  jest.spyOn(Math, "random").mockReturnValue(0.99);
  open();

  expect(asked()).toBe("What is 10 + 10?");
});

test("the question stays beside an answer that came with the page", () => {
  open(() => (control("mathChallenge").value = "7"));

  expect(asked()).toBe("What is 1 + 6?");
});

test("the key stays with the draft and its answers; others have another, and so does another tab", () => {
  const key = () => {
    press();
    return control("idempotencyKey").value;
  };
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
  expect(key()).toBe(first);

  sessionStorage.clear();
  open(() => (control("fullName").value = "Ann Lee"));
  expect(key().slice(0, -8)).not.toBe(first.slice(0, -8));
});

test("a draft is its form's, and brings back what was changed of what the page had filled in", () => {
  const review = () => {
    document.body.innerHTML = `<div data-form><form action="/review/1">
      <input type="radio" name="rating" value="4"><input type="radio" name="rating" value="5">
      <input name="name" value="Ann L."><input type="checkbox" name="consent">
    </form></div>`;
  };
  const shown = () =>
    [...document.querySelectorAll("input")].map((input) =>
      ["text", "hidden"].includes(input.type) ? input.value : input.checked,
    );
  open(review);
  control("rating").click();
  type("name", "Ann");
  control("consent").click();
  leave();
  open();
  expect(control("fullName").value).toBe("");
  open(review);
  expect(shown()).toEqual([true, false, "Ann", true]);

  open(() => {
    review();
    document.querySelector("form")?.setAttribute("action", "/review/2");
  });
  expect(shown()).toEqual([false, false, "Ann L.", false]);
});

test("the thanks end the draft that was sent, and no other; until tomorrow they are mentioned", () => {
  const line = document.createElement("p");
  line.dataset["received"] = "";
  const isMentioned = () => {
    line.hidden = true;
    open(() => document.body.append(line));
    showReceived();
    return !line.hidden;
  };
  const openThanks = () => {
    document.body.innerHTML = "<p data-thanks>Thank you!</p>";
    showReceived();
  };
  jest.useFakeTimers({ now: new Date(2026, 10, 25, 14) });
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
  jest.setSystemTime(new Date(2026, 10, 26));
  expect(isMentioned()).toBe(false);
  jest.useRealTimers();
});

/** Opens the page again; `before` happens before its script. */
function open(before: () => unknown = () => {}): void {
  document.body.innerHTML = `<div data-form><form id="quote-request" action="/api/quote">
    <input name="fullName"><textarea name="details"></textarea>
    <b id="security-question">What is 1 + 6?</b><input type="hidden" name="question" value="1 6">
    <input type="hidden" name="mathAnswer" value="7"><input name="mathChallenge">
  </form></div>`;
  before();
  askQuestion(keepDraft());
  keyRequests();
}

const asked = () => document.querySelector("b")?.textContent;

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
