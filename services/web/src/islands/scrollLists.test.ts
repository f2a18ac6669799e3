import { focusScrollLists } from "./scrollLists";

const ITEM = 100;
const ROW = 250;

const sizes = {
  clientWidth: () => ROW,
  scrollWidth: (list: Element) => Math.max(ROW, list.children.length * ITEM),
};

const { ResizeObserver } = window;

beforeEach(() => {
  // Reports an element's size when it begins to observe it, as browsers do.
  const Observer = function (report: () => void) {
    return { observe: report, disconnect: () => {} };
  };
  Object.assign(window, { ResizeObserver: Observer });
  for (const [name, read] of Object.entries(sizes)) {
    const get = function (this: Element) {
      return read(this);
    };
    Object.defineProperty(HTMLUListElement.prototype, name, { configurable: true, get });
  }
});

afterEach(() => {
  Object.assign(window, { ResizeObserver });
  for (const name of Object.keys(sizes)) Reflect.deleteProperty(HTMLUListElement.prototype, name);
});

/** A list with this many items, once its size is observed. */
function show(count: number): Element | null {
  document.body.innerHTML = `<ul data-scroll-list tabindex="0">${"<li>Item</li>".repeat(count)}</ul>`;
  focusScrollLists();
  return document.querySelector("ul");
}

test("a row that scrolls is a tab stop", () => {
  expect(show(3)?.getAttribute("tabindex")).toBe("0");
});

test("a row that fits is not a tab stop", () => {
  expect(show(2)?.hasAttribute("tabindex")).toBe(false);
});
