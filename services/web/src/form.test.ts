import { checkServiceAreaInput } from "@ridgeline/contract/checks/checkServiceAreaInput";
import { toFieldErrors, trimTexts } from "./form";

const area = { name: "Dahlonega", isActive: true, sortOrder: 0 };
const REQUIRED = "String must contain at least 1 character(s)";

test.each([
  [{ name: " Dahlonega " }, {}],
  [{ name: "  \n" }, { name: REQUIRED }],
  [
    { name: "", sortOrder: 2 ** 31 },
    { name: REQUIRED, sortOrder: "Number must be less than or equal to 2147483647" },
  ],
])("a form with %j has the contract's messages %j", (change, errors) => {
  expect(toFieldErrors(checkServiceAreaInput(trimTexts({ ...area, ...change })))).toEqual(errors);
});

test("texts are trimmed, everything else stays as it is", () => {
  expect(trimTexts({ ...area, name: " Dahlonega " })).toEqual(area);
});
