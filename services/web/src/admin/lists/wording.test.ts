import { contentKinds } from "@ridgeline/contract/contentKinds";
import { createWording, suggestSlug } from "./wording";

test("a toast names what was created, changed or deleted", () => {
  const texts = contentKinds.map(createWording).flatMap((one) => [one.create, one.delete]);

  expect(texts.map(({ done }) => done)).toEqual(
    ["Testimonial", "Service", "Service area", "Featured project"].flatMap((item) => [
      `${item} created successfully`,
      `${item} deleted successfully`,
    ]),
  );
});

test.each([
  ["Kitchen & Bath Updates", "kitchen-bath-updates"],
  ["  Sheetrock/Drywall Repair! ", "sheetrock-drywall-repair"],
  ["Crème brûlée d'été", "creme-brulee-dete"],
  ["屋根", ""],
  [`${"a".repeat(95)} b`, "a".repeat(95)],
])("the title %j suggests the slug %j", (title, slug) => {
  expect(suggestSlug(title)).toBe(slug);
});
