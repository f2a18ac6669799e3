import { endDraft, keepDraft, readDraft, showReceived } from "./draft";

const form = `<form data-draft>
  <input name="fullName"><input name="consent" type="checkbox">
  <select name="timing"><option value="">Choose</option><option value="asap">ASAP</option></select>
  <textarea name="details"></textarea>
  <b data-question>What is …?</b>
</form>`;

/** Remove the previous page's listeners. */
const listeners: (() => void)[] = [];

beforeEach(() => {
  for (const target of [document, window]) {
    const add = target.addEventListener.bind(target);
    jest.spyOn(target, "addEventListener").mockImplementation((...args: unknown[]) => {
      const [type, listener] = args as [string, EventListener]; // its overloads confuse jest's types
      add(type, listener);
      listeners.push(() => target.removeEventListener(type, listener));
    });
  }
  window.sessionStorage.clear();
  open();
});
afterEach(() => {
  jest.restoreAllMocks();
});

test("a script's change without an event is saved when the page is left", () => {
  control("fullName").value = "Ann Lee";
  window.dispatchEvent(new Event("pagehide"));
  open();

  expect(control("fullName").value).toBe("Ann Lee");
});

test("text typed before the draft is put back stays and becomes part of the draft", () => {
  type("details", "A gutter.");
  type("fullName", "Ann Lee");
  open(() => type("fullName", "Ann L."));
  window.dispatchEvent(new Event("pagehide"));
  open();

  expect(control("fullName").value).toBe("Ann L.");
  expect(control("details").value).toBe("A gutter.");
});

test("emptying the form removes the draft, and the next page gets a new question", () => {
  question().textContent = "What is 3 + 4?";
  type("fullName", "Ann Lee");
  type("fullName", "");
  open();

  expect(readDraft()).toBeUndefined();
});

test("a request that was received today is mentioned until tomorrow", () => {
  document.body.innerHTML = "<p data-received hidden>We have your request from today.</p>";
  const isMentioned = () => {
    showReceived();
    return document.querySelector("p:not([hidden])") !== null;
  };
  expect(isMentioned()).toBe(false);
  endDraft();
  expect(isMentioned()).toBe(true);
  jest.useFakeTimers({ now: Date.now() + 86_400_000 });

  expect(isMentioned()).toBe(false);
  jest.useRealTimers();
});

test("a page without the form keeps the draft", () => {
  type("fullName", "Ann Lee");
  open(() => (document.body.innerHTML = "<h1>Privacy Policy</h1>"));
  window.dispatchEvent(new Event("pagehide"));
  open();

  expect(control("fullName").value).toBe("Ann Lee");
});

test.each(["null", "{}", "{", '"text"'])("a damaged draft (%s) is ignored", (damaged) => {
  window.sessionStorage.setItem("draft", damaged);
  open();
  type("fullName", "Ann Lee");
  open();

  expect(control("fullName").value).toBe("Ann Lee");
});

/** Opens the page again; `before` happens before its script. */
function open(before = () => {}): void {
  for (const forget of listeners.splice(0)) forget();
  document.body.innerHTML = form;
  before();
  keepDraft();
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

function question(): Element {
  const found = document.querySelector("[data-question]");
  if (!found) throw new Error("The form has no question.");
  return found;
}
