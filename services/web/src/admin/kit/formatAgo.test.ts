import { formatAgo } from "./times";

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
  [29 * DAY, "29 days ago"],
  [30 * DAY, "1 month ago"],
  [364 * DAY, "12 months ago"],
  [730 * DAY, "2 years ago"],
])("%d ms is %s", (milliseconds, text) => {
  expect(formatAgo(milliseconds)).toBe(text);
});
