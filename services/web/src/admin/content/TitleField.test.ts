import { suggestSlug } from "../kit/wording";

test.each([
  ["Door Replacement", "door-replacement"],
  ["Kitchen & Bath Updates", "kitchen-bath-updates"],
  ["  Sheetrock/Drywall Repair! ", "sheetrock-drywall-repair"],
  ["Crème brûlée d'été", "creme-brulee-dete"],
  ["屋根", ""],
  ["", ""],
])("turns %j into %j", (title, slug) => {
  expect(suggestSlug(title)).toBe(slug);
});

test("stays within a slug's length, and never ends with a dash", () => {
  const slug = suggestSlug(`${"a".repeat(95)} b`);

  expect(slug).toBe("a".repeat(95));
});
