import { FORM_ERROR } from "final-form";
import { notSaved } from "./unsaved";

test.each([
  [400, "The body is not valid JSON.", {}],
  [500, "slug: Required", {}],
])("a %i saying %j marks %j, and is the reason", (status, body, errors) => {
  const refused = notSaved({ status, body, message: "" }, "slug");

  expect(refused).toEqual({ ...errors, [FORM_ERROR]: body });
});

test("a sentence about two fields is the reason once, without their names", () => {
  const body = "links.yelp: It is gone.\nlinks.google: It is gone.\nslug: Required";
  const refused = notSaved({ status: 400, body, message: "" });

  expect(refused[FORM_ERROR]).toBe("It is gone.\nslug: Required");
});
