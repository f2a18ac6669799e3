import { formatAgo, formatPeriod } from "./times";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

test.each([
  [-5 * MINUTE, "just now"],
  [MINUTE - 1, "just now"],
  [MINUTE, "1 minute ago"],
  [HOUR - 1, "59 minutes ago"],
  [HOUR, "1 hour ago"],
  [DAY - 1, "23 hours ago"],
  [DAY, "1 day ago"],
  [30 * DAY, "1 month ago"],
  [730 * DAY, "2 years ago"],
])("%d ms is %s", (milliseconds, text) => {
  expect(formatAgo(milliseconds)).toBe(text);
});

test.each([
  [new Date(2026, 10, 26, 9), "Today"], // another clock
  [new Date(2026, 10, 25, 0), "Today"],
  [new Date(2026, 10, 24, 23, 59), "Yesterday"],
  [new Date(2026, 10, 22, 0), "This week"],
  [new Date(2026, 10, 21, 23, 59), "Last week"],
  [new Date(2026, 10, 15, 0), "Last week"],
  [new Date(2026, 10, 14, 23, 59), "November 2026"],
  [new Date(2025, 11, 31, 23, 59), "December 2025"],
])("on Wednesday, Nov 25, 2026, %s is below %s", (date, period) => {
  jest.useFakeTimers({ now: new Date(2026, 10, 25, 14) });

  expect(formatPeriod(date.toISOString())).toBe(period);
  jest.useRealTimers();
});
