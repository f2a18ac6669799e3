import { act, render, screen } from "@testing-library/react";
import { Reveal } from "./Reveal";

type Entry = Pick<
  IntersectionObserverEntry,
  "intersectionRatio" | "intersectionRect" | "rootBounds" | "boundingClientRect"
>;

let report: (entries: Entry[]) => void;

beforeEach(() => {
  const Observer = function (callback: typeof report) {
    report = callback;
    return { observe: () => {}, disconnect: () => {} };
  };
  Object.assign(window, { IntersectionObserver: Observer });
});

afterEach(() => {
  Reflect.deleteProperty(window, "IntersectionObserver");
});

const below: Entry = entryOf(0);
const onScreen: Entry = entryOf(0.5);

function entryOf(intersectionRatio: number): Entry {
  const height = 400 * intersectionRatio;
  return {
    intersectionRatio,
    intersectionRect: new DOMRect(0, 0, 800, height),
    rootBounds: new DOMRect(0, 0, 800, 600),
    boundingClientRect: new DOMRect(0, 600 - height, 800, 400),
  };
}

function show(...entries: Entry[]): string {
  render(
    <Reveal>
      <p>The section</p>
    </Reveal>,
  );
  act(() => report(entries));
  const section = screen.getByText("The section").parentElement;
  return section ? getComputedStyle(section).opacity : "";
}

test("a section below the screen is hidden", () => {
  expect(show(below)).toBe("0");
});

test("a section on the screen is shown", () => {
  expect(show(onScreen)).toBe("1");
});

test("of several observations that arrive at once, the newest counts", () => {
  expect(show(below, onScreen)).toBe("1");
});

test("a section that has left the screen before it was looked at is hidden", () => {
  expect(show(onScreen, below)).toBe("0");
});
