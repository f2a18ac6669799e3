import { todayHolds, yearHolds } from "./today";

test.each([
  ["2026-12-31T23:59Z", "2026-12-31T10:00Z", "2027-01-01T00:00Z"],
  ["2027-01-01T00:00Z", "2027-01-01T10:00Z", "2027-01-02T00:00Z"],
  ["2028-02-29T12:00Z", "2028-02-29T10:00Z", "2028-03-01T00:00Z"],
])("at %s a date holds from %s, when Hawaii has it too, to %s", (time, since, until) => {
  expect(todayHolds(new Date(time))).toEqual({
    since: Date.parse(since),
    until: Date.parse(until),
  });
});

test.each([
  ["2026-12-31T23:59Z", "2026-01-01T10:00Z", "2027-01-01T00:00Z"],
  ["2027-01-01T00:00Z", "2027-01-01T10:00Z", "2028-01-01T00:00Z"],
])("at %s a year holds from %s to %s", (time, since, until) => {
  expect(yearHolds(new Date(time))).toEqual({
    since: Date.parse(since),
    until: Date.parse(until),
  });
});
