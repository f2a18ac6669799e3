import { createAttemptCounter } from "./countAttempts";

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test("an attempt past the limit has to wait until the window of its key ends", () => {
  const count = createAttemptCounter(2);

  expect([count("a"), count("a"), count("b")]).toEqual([undefined, undefined, undefined]);
  jest.setSystemTime(0); // the clock was set back
  jest.advanceTimersByTime(100_500);
  expect([count("a"), count("b")]).toEqual([500, undefined]);
  jest.advanceTimersByTime(499_500);
  expect(count("a")).toBeUndefined();
});

test("of ten thousand keys the oldest is forgotten for the next one, so that a flood takes no more memory", () => {
  const count = createAttemptCounter(1);
  for (let key = 0; key < 10_001; key += 1) count(String(key));

  expect(count("1")).toBe(600);
  expect(count("0")).toBeUndefined();
});
