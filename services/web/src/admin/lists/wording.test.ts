import { contentKinds } from "@ridgeline/contract/contentKinds";
import { createWording, suggestSlug } from "./wording";

test("each kind is named in what is said of one, and of a list", () => {
  const said = contentKinds.map(createWording);

  expect(said.map(({ loading, empty }) => [loading, empty])).toEqual([
    ["Loading testimonials...", "No testimonials found"],
    ["Loading services...", "No services found"],
    ["Loading service areas...", "No service areas found"],
    ["Loading featured projects...", "No featured projects found"],
  ]);
  expect(said.flatMap((one) => [one.create.done, one.delete.done])).toEqual(
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
