import { createWording, shortenName, suggestSlug } from "./wording";

test("uses the exact texts of requirements 7.5 to 7.18", () => {
  expect(createWording({ one: "service area", many: "service areas" })).toEqual({
    title: "Service Areas",
    loading: "Loading service areas...",
    empty: "No service areas found",
    listFailed: "Failed to fetch service areas",
    create: {
      done: "Service area created successfully",
      failed: "Failed to create service area",
    },
    update: {
      done: "Service area updated successfully",
      failed: "Failed to update service area",
    },
    delete: {
      done: "Service area deleted successfully",
      failed: "Failed to delete service area",
    },
    deleteQuestion:
      "Are you sure you want to delete this service area? This action cannot be undone.",
  });
});

test.each([
  ["Roof Repair", "Roof Repair"],
  ["a".repeat(60), "a".repeat(60)],
  ["a".repeat(61), `${"a".repeat(60)}…`],
  ["🏠".repeat(61), `${"🏠".repeat(60)}…`],
  [`${"a".repeat(59)} and more`, `${"a".repeat(59)}…`],
])("%s becomes %s", (name, short) => {
  expect(shortenName(name)).toBe(short);
});

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
