import {
  comingSpecialDays,
  formatDay,
  formatHours,
  groupHours,
  timeZoneAt,
  timeZoneOf,
} from "./hours";

const long = { from: "08:00", to: "18:00" };
const short = { from: "09:00", to: "12:00" };

test.each([
  [long, "8:00 AM - 6:00 PM"],
  [{ from: "00:00", to: "12:30" }, "12:00 AM - 12:30 PM"],
  [{ from: "18:00", to: "02:00" }, "6:00 PM - 2:00 AM"],
  [{ from: "00:00", to: "00:00" }, "Open 24 hours"],
  [undefined, "Closed"],
])("%j reads %j", (open, text) => {
  expect(formatHours(open)).toBe(text);
});

test("consecutive days with the same hours share a line; a day without hours is closed", () => {
  const hours = { Monday: long, Tuesday: long, Wednesday: short, Thursday: long, Saturday: short };

  expect(groupHours(hours)).toEqual([
    { label: "Monday-Tuesday", open: long },
    { label: "Wednesday", open: short },
    { label: "Thursday", open: long },
    { label: "Friday", open: undefined },
    { label: "Saturday", open: short },
    { label: "Sunday", open: undefined },
  ]);
});

test("special days are named from 45 days before until they are over, in order", () => {
  const days = ["2026-11-22", "2026-12-25", "2026-11-23", "2027-01-07", "2027-01-08"];
  const specialDays = days.map((date) => ({ date, label: "A day" }));

  const shown = comingSpecialDays(specialDays, "2026-11-23").map(({ date }) => date);

  expect(shown).toEqual(["2026-11-23", "2026-12-25", "2027-01-07"]);
  expect(formatDay("2026-11-26")).toBe("Nov 26");
});

test.each([
  ["GA", "America/New_York"],
  ["AZ", "America/Phoenix"],
  ["WA", "America/Los_Angeles"],
  ["LA", "America/Chicago"],
] as const)("the time zone of %s is %s", (state, timeZone) => {
  expect(timeZoneOf({ address: { state } })).toBe(timeZone);
});

test("the business's own time zone goes first", () => {
  const timeZone = "America/Chicago";

  expect(timeZoneOf({ address: { state: "FL" }, timeZone })).toBe(timeZone);
});

test("while the time zone of a place is not known, its state's counts", () => {
  expect(timeZoneAt("FL", "")).toBeUndefined();
});
