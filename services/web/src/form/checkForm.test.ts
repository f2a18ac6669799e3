import { checkServiceArea } from "@ridgeline/contract/checks/checkServiceArea";
import { checkForm, trimTexts } from "./checkForm";

const area = { name: "Dahlonega", isActive: true, sortOrder: 0 };

test("finds nothing wrong with what the contract accepts", () => {
  expect(checkForm(checkServiceArea, area)).toEqual({});
});

test("gives each field the contract's sentence", () => {
  expect(checkForm(checkServiceArea, { ...area, name: "", sortOrder: 2 ** 31 })).toEqual({
    name: "String must contain at least 1 character(s)",
    sortOrder: "Number must be less than or equal to 2147483647",
  });
});

test("does not take blanks for a name", () => {
  expect(checkForm(checkServiceArea, { ...area, name: "  \n" })).toHaveProperty("name");
});

test("trims texts and leaves everything else alone", () => {
  expect(trimTexts({ ...area, name: " Dahlonega " })).toEqual(area);
});
