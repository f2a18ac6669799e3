import { formatHours } from "./formatHours";

test.each([
  [{ from: "08:00", to: "18:00" }, "8:00 AM - 6:00 PM"],
  [{ from: "00:00", to: "12:30" }, "12:00 AM - 12:30 PM"],
  [undefined, "Closed"],
])("%j reads %j", (open, text) => {
  expect(formatHours(open)).toBe(text);
});
