import { comingSpecialDays, formatDay, formatHours, groupHours } from "./hours";

test.each([
  [{ from: "08:00", to: "18:00" }, "8:00 AM - 6:00 PM"],
  [{ from: "00:00", to: "12:30" }, "12:00 AM - 12:30 PM"],
  [undefined, "Closed"],
])("%j reads %j", (open, text) => {
  expect(formatHours(open)).toBe(text);
});

const long = { from: "08:00", to: "18:00" };
const short = { from: "09:00", to: "12:00" };

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
