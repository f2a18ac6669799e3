import { createMatcher, toSearchText } from "./searchText";

const item = toSearchText(
  ["Óscar Núñez", "12 Main St, Dahlonega, GA 30533", null, "A leak\nnear the chimney"],
  "7065550188",
);

test.each([
  "oscar",
  "NUNEZ",
  "núñez óscar",
  "dahl leak",
  "  chimney  ",
  "706 555",
  "(706) 555-01",
  "706.555.0188",
  "+1 706",
  "0188 oscar",
  "12 main",
  "30533",
  "",
])("finds it by %j", (typed) => {
  expect(createMatcher(typed)(item)).toBe(true);
});

test.each(["oscar gutter", "7065550189", "706 dawsonville", "99"])(
  "does not find it by %j",
  (typed) => {
    expect(createMatcher(typed)(item)).toBe(false);
  },
);
