import { checkServiceArea } from "@ridgeline/contract/checks/checkServiceArea";
import { toFieldErrors, trimTexts } from "./form";

const area = { name: "Dahlonega", isActive: true, sortOrder: 0 };
const errorsOf = (change: object) => toFieldErrors(checkServiceArea({ ...area, ...change }));

test("a valid form has no errors", () => {
  expect(errorsOf({})).toEqual({});
});

test("each field gets the contract's message", () => {
  expect(errorsOf({ name: "", sortOrder: 2 ** 31 })).toEqual({
    name: "String must contain at least 1 character(s)",
    sortOrder: "Number must be less than or equal to 2147483647",
  });
});

test("spaces alone are not a name", () => {
  expect(errorsOf(trimTexts({ name: "  \n" }))).toHaveProperty("name");
});

test("texts are trimmed, everything else stays as it is", () => {
  expect(trimTexts({ ...area, name: " Dahlonega " })).toEqual(area);
});
