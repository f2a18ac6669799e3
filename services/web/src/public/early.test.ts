import { noteEarlyPress, replayEarlyPress } from "./early";

const handlePress = jest.fn();

beforeAll(noteEarlyPress);

beforeEach(() => {
  handlePress.mockClear();
  document.body.innerHTML = `<form><input><textarea></textarea><button type="button"><b>Send</b></button></form><nav></nav>`;
});

function pressEarly(): void {
  select("b").click();
  select("button").addEventListener("click", handlePress);
}

test("a press before the script has loaded is replayed once", () => {
  pressEarly();

  replayEarlyPress(select("form"));
  replayEarlyPress(select("form"));

  expect(handlePress).toHaveBeenCalledTimes(1);
});

test("a press in another part of the page is not replayed here", () => {
  pressEarly();

  replayEarlyPress(select("nav"));
  expect(handlePress).not.toHaveBeenCalled();

  replayEarlyPress(select("form"));
  expect(handlePress).toHaveBeenCalledTimes(1);
});

test("Enter in a field counts as a press of the form's button", () => {
  press("input", { key: "Enter" });
  select("button").addEventListener("click", handlePress);

  replayEarlyPress(select("form"));

  expect(handlePress).toHaveBeenCalledTimes(1);
});

test.each([
  ["in a text of several lines", "textarea", { key: "Enter" }],
  ["that chooses a word while composing", "input", { key: "Enter", isComposing: true }],
])("Enter %s does not count as a press", (_case, name, init) => {
  press(name, init);
  select("button").addEventListener("click", handlePress);

  replayEarlyPress(select("form"));

  expect(handlePress).not.toHaveBeenCalled();
});

test.each(["keydown", "wheel", "touchmove"])("a %s after the press cancels it", (sign) => {
  pressEarly();
  document.body.dispatchEvent(new Event(sign, { bubbles: true }));

  replayEarlyPress(select("form"));

  expect(handlePress).not.toHaveBeenCalled();
});

function press(name: string, init: KeyboardEventInit): void {
  select(name).dispatchEvent(new KeyboardEvent("keydown", { bubbles: true, ...init }));
}

function select(name: string): HTMLElement {
  const element = document.querySelector<HTMLElement>(name);
  if (!element) throw new Error(`The page has no ${name}.`);
  return element;
}
