import { toServerErrors } from "./adminKind";

test.each([
  [400, "slug: Required\nimageUrl: Invalid url", { slug: "Required", imageUrl: "Invalid url" }],
  [400, "constructor: Invalid value", {}],
  [400, "The body is not valid JSON.", {}],
  [409, "Taken.", { slug: "Taken." }],
  [500, "slug: Required", {}],
])("a %i saying %j marks %j", (status, body, errors) => {
  const input = { slug: "roofing", imageUrl: "x" };

  expect(toServerErrors({ status, body, message: "" }, input, "slug")).toEqual(errors);
});
