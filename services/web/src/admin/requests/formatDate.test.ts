import { formatDate, formatDateTime } from "./quoteFacts";

// Without a time zone: on the reader's calendar.
test.each([
  ["2026-11-09T12:00:00", "Nov 9, 2026"],
  ["2027-01-31T23:59:59", "Jan 31, 2027"],
])("shows %s as %s", (iso, text) => {
  expect(formatDate(iso)).toBe(text);
});

test("writes date and time in a sortable form", () => {
  expect(formatDateTime("2026-11-09T07:05:00")).toBe("2026-11-09 07:05");
});
