import { toServerErrors } from "./useCrudActions";

const input = { slug: "roofing", imageUrl: "x" };
const errorsOf = (status: number, body: string, uniqueField?: string) =>
  toServerErrors({ status, body, message: "" }, input, uniqueField);

test("assigns each line of a 400 to the field that it names", () => {
  expect(errorsOf(400, "slug: Required\nimageUrl: Invalid url")).toEqual({
    slug: "Required",
    imageUrl: "Invalid url",
  });
});

test.each(["The body is not valid JSON.", "constructor: Invalid value", "other: Required", ""])(
  "a line that names no field of the form is ignored (%j)",
  (body) => {
    expect(errorsOf(400, body)).toEqual({});
  },
);

test("assigns a 409 to the unique field", () => {
  const sentence = "The slug 'roofing' is already used by another service.";
  expect(errorsOf(409, sentence, "slug")).toEqual({ slug: sentence });
});

test.each([
  [409, "Taken.", undefined],
  [409, "", "slug"],
  [500, "slug: Required", "slug"],
])("a %i saying %j marks no field", (status, body, uniqueField) => {
  expect(errorsOf(status, body, uniqueField)).toEqual({});
});
