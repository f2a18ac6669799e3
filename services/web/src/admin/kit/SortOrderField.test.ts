import { parseSortOrder } from "./contentFields";

test.each([
  ["3", 3],
  ["-2", -2],
  [" 12 ", 12],
  ["1.9", 1],
  ["-0.5", 0],
  ["", 0],
  ["abc", 0],
  ["-", 0],
])("reads %j as %d", (text, expected) => {
  expect(parseSortOrder(text)).toBe(expected);
});
