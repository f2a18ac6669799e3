import { openState, type Timetable } from "./openState";

const long = { from: "08:00", to: "18:00" };
const workdays = { Monday: long, Tuesday: long, Wednesday: long, Thursday: long, Friday: long };
const timetable: Timetable = {
  hours: { ...workdays, Saturday: { from: "09:00", to: "16:00" } },
  specialDays: [],
  timeZone: "America/New_York",
};

test.each([
  ["while it is open", "2026-11-24T09:30-05:00", "Open until 6:00 PM"],
  ["when it opens", "2026-11-24T08:00-05:00", "Open until 6:00 PM"],
  ["a minute before it closes", "2026-11-24T17:59-05:00", "Open until 6:00 PM"],
  ["when it closes", "2026-11-24T18:00-05:00", "Opens Wednesday at 8:00 AM"],
  ["before it opens", "2026-11-24T00:10-05:00", "Opens at 8:00 AM"],
  ["before a closed day", "2026-11-28T20:00-05:00", "Opens Monday at 8:00 AM"],
  ["on a closed day", "2026-11-29T12:00-05:00", "Opens Monday at 8:00 AM"],
  ["before the change to summer time", "2026-03-06T12:30Z", "Opens at 8:00 AM"],
  ["after it, an hour earlier by Greenwich", "2026-03-09T12:00Z", "Open until 6:00 PM"],
  ["before the change back", "2026-10-30T21:59Z", "Open until 6:00 PM"],
  ["after it", "2026-11-02T22:59Z", "Open until 6:00 PM"],
])("%s", (_when, now, text) => {
  expect(openState(timetable, new Date(now))?.text).toBe(text);
});

test.each([
  ["America/New_York", "Open until 6:00 PM"],
  ["America/Phoenix", "Open until 6:00 PM"],
  ["America/Los_Angeles", "Opens at 8:00 AM"],
  ["Pacific/Guam", "Opens at 8:00 AM"], // it is Wednesday there
])("the clocks of %s count, not this machine's", (timeZone, text) => {
  const now = new Date("2026-11-24T15:30Z");

  expect(openState({ ...timetable, timeZone }, now)?.text).toBe(text);
});

describe("a special day", () => {
  const label = "Thanksgiving";
  const thursday = "2026-11-26T10:00-05:00";

  test.each([
    ["closed", undefined, "Opens Friday at 8:00 AM"],
    ["with other hours", { from: "09:00", to: "12:00" }, "Open until 12:00 PM"],
  ])("that is %s replaces the hours of its weekday", (_how, open, text) => {
    const specialDays = [{ date: "2026-11-26", label, ...(open && { open }) }];

    expect(openState({ ...timetable, specialDays }, new Date(thursday))?.text).toBe(text);
  });

  test("in a row with others: the day of opening is named by its date from a week on", () => {
    const days = ["24", "25", "26", "27", "28", "29", "30"].map((day) => `2026-12-${day}`);
    const specialDays = [...days, "2026-12-31"].map((date) => ({ date, label }));
    const at = (now: string) => openState({ ...timetable, specialDays }, new Date(now))?.text;

    expect(at("2026-12-24T12:00-05:00")).toBe("Opens Jan 1 at 8:00 AM");
    expect(at("2026-12-26T12:00-05:00")).toBe("Opens Friday at 8:00 AM");
  });
});

describe("hours past midnight", () => {
  const hours = { Friday: { from: "20:00", to: "02:00" } };

  test.each([
    ["2026-11-27T21:00-05:00", "Open until 2:00 AM"],
    ["2026-11-28T01:59-05:00", "Open until 2:00 AM"],
    ["2026-11-28T02:00-05:00", "Opens Friday at 8:00 PM"],
  ])("at %s: %s", (now, text) => {
    expect(openState({ ...timetable, hours }, new Date(now))?.text).toBe(text);
  });
});

test("without a break between two days it does not close", () => {
  const hours = { Monday: { from: "06:00", to: "00:00" }, Tuesday: { from: "00:00", to: "03:00" } };
  const always = { from: "00:00", to: "00:00" };
  const week = { ...workdays, Saturday: always, Sunday: always };
  const now = new Date("2026-11-30T09:00-05:00");

  expect(openState({ ...timetable, hours }, now)?.text).toBe("Open until 3:00 AM");
  const allWeek = Object.fromEntries(Object.keys(week).map((day) => [day, always]));
  expect(openState({ ...timetable, hours: allWeek }, now)?.text).toBe("Open now");
});

test("a business without hours says nothing", () => {
  expect(openState({ ...timetable, hours: {} }, new Date())).toBeUndefined();
});
