import { openState, type Timetable } from "./openState";

const long = { from: "08:00", to: "18:00" };
const short = { from: "09:00", to: "12:00" };

describe("the line about opening", () => {
  const workdays = { Monday: long, Tuesday: long, Wednesday: long, Thursday: long, Friday: long };
  const timetable: Timetable = {
    hours: { ...workdays, Saturday: { from: "09:00", to: "16:00" } },
    specialDays: [],
    timeZone: "America/New_York",
  };
  const lineAt = (now: string, changes: Partial<Timetable> = {}) =>
    openState({ ...timetable, ...changes }, new Date(now))?.text;

  test.each([
    ["when it opens", "2026-11-24T08:00-05:00", "Open until 6:00 PM"],
    ["a minute before it closes", "2026-11-24T17:59-05:00", "Open until 6:00 PM"],
    ["when it closes", "2026-11-24T18:00-05:00", "Opens Wednesday at 8:00 AM"],
    ["before it opens", "2026-11-24T00:10-05:00", "Opens at 8:00 AM"],
    ["before a closed day", "2026-11-28T20:00-05:00", "Opens Monday at 8:00 AM"],
    ["in summer, an hour earlier by Greenwich", "2026-03-09T12:00Z", "Open until 6:00 PM"],
  ])("%s", (_when, now, text) => {
    expect(lineAt(now)).toBe(text);
  });

  test.each([
    ["America/Phoenix", "Open until 6:00 PM"],
    ["Pacific/Guam", "Opens at 8:00 AM"], // it is Wednesday there
  ])("goes by the clocks of %s, not this machine's", (timeZone, text) => {
    expect(lineAt("2026-11-24T15:30Z", { timeZone })).toBe(text);
  });

  const label = "A holiday";
  const row = ["24", "25", "26", "27", "28", "29", "30", "31"];
  const daysInRow = row.map((day) => ({ date: `2026-12-${day}`, label }));
  const thanksgiving = { date: "2026-11-26", label };

  test.each([
    ["replaces the weekday's hours", [thanksgiving], "11-26T10:00", "Opens Friday at 8:00 AM"],
    ["has its own", [{ ...thanksgiving, open: short }], "11-26T10:00", "Open until 12:00 PM"],
    ["is named by its date from a week on", daysInRow, "12-24T12:00", "Opens Jan 1 at 8:00 AM"],
    ["is named by its weekday before", daysInRow, "12-26T12:00", "Opens Friday at 8:00 AM"],
  ])("a special day %s", (_what, specialDays, now, text) => {
    expect(lineAt(`2026-${now}-05:00`, { specialDays })).toBe(text);
  });

  const night = { Friday: { from: "20:00", to: "02:00" } };
  const twoDays = {
    Monday: { from: "06:00", to: "00:00" },
    Tuesday: { from: "00:00", to: "03:00" },
  };
  const days = [...Object.keys(workdays), "Saturday", "Sunday"];
  const always = Object.fromEntries(days.map((day) => [day, { from: "00:00", to: "00:00" }]));

  test.each([
    [night, "2026-11-28T01:59-05:00", "Open until 2:00 AM"],
    [night, "2026-11-28T02:00-05:00", "Opens Friday at 8:00 PM"],
    [twoDays, "2026-11-30T09:00-05:00", "Open until 3:00 AM"],
    [always, "2026-11-30T09:00-05:00", "Open 24 hours"],
    [{}, "2026-11-30T09:00-05:00", undefined],
  ])("with the hours %j at %s: %s", (hours, now, text) => {
    expect(lineAt(now, { hours })).toBe(text);
  });

  test("there is none for a business that names only a special day", () => {
    const specialDays = [{ ...thanksgiving, open: short }];

    expect(lineAt("2026-11-26T10:00-05:00", { hours: {}, specialDays })).toBeUndefined();
  });

  const everyDay = { ...timetable.hours, Sunday: short };

  test.each([
    ["it closes", everyDay, "2026-11-24T08:00:30-05:00", "2026-11-24T18:00-05:00"],
    ["it opens", everyDay, "2026-11-24T00:10-05:00", "2026-11-24T08:00-05:00"],
    ["the day's end", everyDay, "2026-11-24T18:00-05:00", "2026-11-25T00:00-05:00"],
    ["summer time's opening", everyDay, "2026-03-08T01:30-05:00", "2026-03-08T09:00-04:00"],
    ["winter time's opening", everyDay, "2026-11-01T00:30-04:00", "2026-11-01T09:00-05:00"],
    ["winter time's day's end", workdays, "2026-11-01T00:30-04:00", "2026-11-02T00:00-05:00"],
    ["the day's end, if open now", always, "2026-11-24T09:00-05:00", "2026-11-25T00:00-05:00"],
  ])("holds until %s", (_what, hours, now, until) => {
    const state = openState({ ...timetable, hours }, new Date(now));

    expect(state?.until).toBe(Date.parse(until));
    expect(state?.since).toBe(Date.parse(now) - (Date.parse(now) % 60_000));
  });
});
