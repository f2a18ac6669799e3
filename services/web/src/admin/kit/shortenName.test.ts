import { shortenName } from "./wording";

test.each([
  ["Roof Repair", "Roof Repair"],
  ["a".repeat(60), "a".repeat(60)],
  ["a".repeat(61), `${"a".repeat(60)}…`],
  ["🏠".repeat(61), `${"🏠".repeat(60)}…`],
  [`${"a".repeat(59)} and more`, `${"a".repeat(59)}…`],
])("%s becomes %s", (name, short) => {
  expect(shortenName(name)).toBe(short);
});
