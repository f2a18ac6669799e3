import { timeZoneOf } from "./hours";

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
