import { render, screen } from "@testing-library/react";
import { ScrollList } from "./ScrollList";

const ITEM = 100;
const ROW = 250;

const sizes = {
  clientWidth: () => ROW,
  scrollWidth: (list: Element) => Math.max(ROW, list.children.length * ITEM),
};

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
  Reflect.deleteProperty(window, "ResizeObserver");
  for (const name of Object.keys(sizes)) Reflect.deleteProperty(HTMLUListElement.prototype, name);
});

const listOf = (count: number) => (
  <ScrollList>
    {Array.from({ length: count }, (_, index) => (
      <li key={index}>Item</li>
    ))}
  </ScrollList>
);

test("a row becomes a tab stop when more items make it scroll", () => {
  const { rerender } = render(listOf(2));
  expect(screen.getByRole("list").hasAttribute("tabindex")).toBe(false);

  rerender(listOf(3));

  expect(screen.getByRole("list").getAttribute("tabindex")).toBe("0");
});

test("a row is no tab stop once fewer items fit", () => {
  const { rerender } = render(listOf(3));
  expect(screen.getByRole("list").getAttribute("tabindex")).toBe("0");

  rerender(listOf(2));

  expect(screen.getByRole("list").hasAttribute("tabindex")).toBe(false);
});
