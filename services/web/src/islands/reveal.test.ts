import { revealSections } from "./pageParts";

const SCREEN = 600;
const SECTION = 400;
const NEAR = 100;
const HIDDEN_MS = 380;

type Report = (entries: Partial<IntersectionObserverEntry>[]) => void;

/** The observers, by their margin below the screen. */
let observers: Record<string, Report>;
let animate: jest.Mock;
let fade: { currentTime: number };
let isMotionReduced: boolean;

beforeEach(() => {
  observers = {};
  fade = { currentTime: 0 };
  animate = jest.fn(() => fade);
  isMotionReduced = false;
  const Observer = function (report: Report, { rootMargin }: { rootMargin: string }) {
    observers[rootMargin] = report;
    return {
      observe: () => {},
      disconnect: () => {
        observers[rootMargin] = () => {};
      },
    };
  };
  Object.assign(window, { IntersectionObserver: Observer });
  jest
    .spyOn(window, "matchMedia")
    .mockImplementation(() => ({ matches: isMotionReduced }) as MediaQueryList); // no other part of it is used
  Object.assign(HTMLElement.prototype, { animate });
});

afterEach(() => {
  jest.mocked(window.matchMedia).mockRestore();
  Reflect.deleteProperty(window, "IntersectionObserver");
  Reflect.deleteProperty(HTMLElement.prototype, "animate");
});

function show(): void {
  document.body.innerHTML = "<div data-reveal><p>The section</p></div>";
  revealSections();
}

/** Reports the section with its top edge at each of these places, in pixels from the top of the screen. */
function look(margin: number, ...tops: number[]): void {
  observers[`0px 0px ${margin}px 0px`]?.(tops.map((top) => entryOf(margin, top)));
}

const lookFarther = (...tops: number[]) => look(NEAR, ...tops);
const lookAtScreen = (...tops: number[]) => look(-100, ...tops);

function entryOf(margin: number, top: number): Partial<IntersectionObserverEntry> {
  const root = SCREEN + margin;
  const height = Math.max(0, Math.min(root, top + SECTION) - Math.max(0, top));
  return {
    isIntersecting: height > 0,
    intersectionRatio: height / SECTION,
    intersectionRect: new DOMRect(0, top, 800, height),
    rootBounds: new DOMRect(0, 0, 800, root),
    boundingClientRect: new DOMRect(0, top, 800, SECTION),
  };
}

test("a section far below the screen is not hidden", () => {
  show();

  lookFarther(SCREEN + NEAR + 1);

  expect(animate).not.toHaveBeenCalled();
});

test("a section that comes near the screen is hidden briefly, then fades in within a second", () => {
  show();

  lookFarther(SCREEN + NEAR - 20);

  expect(animate).toHaveBeenCalledTimes(1);
  const [[keyframes, timing]] = animate.mock.calls as [[Keyframe[], KeyframeAnimationOptions]];
  expect(keyframes.map(({ opacity }) => opacity)).toEqual([0, 1]);
  expect(timing).toMatchObject({ delay: HIDDEN_MS, fill: "backwards" });
  expect(HIDDEN_MS + Number(timing.duration)).toBeLessThanOrEqual(1000);
});

test("a section that is already on the screen is not hidden", () => {
  show();

  lookFarther(SCREEN - 1);

  expect(animate).not.toHaveBeenCalled();
});

test("if several observations arrive at once, the newest counts", () => {
  show();

  lookFarther(SCREEN + 200, 100);

  expect(animate).not.toHaveBeenCalled();
});

test("the fade starts when a tenth of the section is 100 px above the screen's edge", () => {
  show();
  lookFarther(SCREEN + NEAR - 20);

  lookAtScreen(SCREEN - 100 - 0.09 * SECTION);
  expect(fade.currentTime).toBe(0);
  lookAtScreen(SCREEN - 100 - 0.1 * SECTION);

  expect(fade.currentTime).toBe(HIDDEN_MS);
});

test("a fade that has started is not interrupted", () => {
  show();
  lookFarther(SCREEN + NEAR - 20);
  fade.currentTime = 700;

  lookAtScreen(100);

  expect(fade.currentTime).toBe(700);
});

test("a section that has been seen is not hidden again", () => {
  show();
  lookFarther(100);

  lookFarther(SCREEN + NEAR - 20);

  expect(animate).not.toHaveBeenCalled();
});

test("reduced motion hides nothing", () => {
  isMotionReduced = true;
  show();

  lookFarther(SCREEN + NEAR - 20);

  expect(animate).not.toHaveBeenCalled();
});
