import { keepScrolling } from "./scrollToAnchor";

const scroll = jest.fn();
let observed: { resize: () => void; isOn: boolean };

beforeEach(() => {
  jest.useFakeTimers();
  scroll.mockClear();
  jest.spyOn(window, "ResizeObserver").mockImplementation((resize) => {
    const observer = { resize: resize as () => void, isOn: false }; // its arguments are not used
    observed = observer;
    return {
      observe: () => (observer.isOn = true),
      unobserve: () => {},
      disconnect: () => (observer.isOn = false),
    };
  });
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

test("scrolls again whenever the page's size changes", () => {
  keepScrolling(scroll);
  changeSize();
  changeSize();

  expect(scroll).toHaveBeenCalledTimes(2);
});

test.each(["wheel", "touchstart", "pointerdown", "keydown"])("stops on %s", (sign) => {
  keepScrolling(scroll);
  window.dispatchEvent(new Event(sign));
  changeSize();

  expect(scroll).not.toHaveBeenCalled();
});

test("stops after ten seconds", () => {
  keepScrolling(scroll);
  jest.advanceTimersByTime(10_000);
  changeSize();

  expect(scroll).not.toHaveBeenCalled();
});

test("stops when the returned function is called", () => {
  const stop = keepScrolling(scroll);
  stop();
  changeSize();

  expect(scroll).not.toHaveBeenCalled();
});

test("scrolling to another place replaces the first", () => {
  keepScrolling(scroll);
  const before = observed;
  keepScrolling(() => {});

  expect(before.isOn).toBe(false);
  expect(observed.isOn).toBe(true);
});

function changeSize(): void {
  if (observed.isOn) observed.resize();
}
