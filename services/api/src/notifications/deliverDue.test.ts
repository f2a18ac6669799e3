import { retryDelay } from "./deliverDue";

test("the delays double from half a minute up to a day", () => {
  const longest = [1, 2, 3, 12, 13, 19].map((attempts) => retryDelay(attempts, () => 0));
  expect(longest).toEqual([30, 60, 120, 61_440, 86_400, 86_400]);
});

test("each delay is shortened by a random amount, up to a quarter", () => {
  expect(retryDelay(1, () => 1)).toBe(22.5);
});

test("the twentieth attempt is the last", () => {
  expect(retryDelay(20)).toBeUndefined();
});
