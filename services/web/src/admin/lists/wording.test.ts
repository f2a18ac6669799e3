import { suggestSlug } from "./wording";

test.each([
  ["Kitchen & Bath Updates", "kitchen-bath-updates"],
  ["  Sheetrock/Drywall Repair! ", "sheetrock-drywall-repair"],
  ["Crème brûlée d'été", "creme-brulee-dete"],
  ["屋根", ""],
  [`${"a".repeat(95)} b`, "a".repeat(95)],
])("the title %j suggests the slug %j", (title, slug) => {
  expect(suggestSlug(title)).toBe(slug);
});
