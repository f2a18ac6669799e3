import { firstName, shortName } from "./personName";

test.each([
  ["  Walter \n Pruitt ", "Walter", "Walter P."],
  ["Cher", "Cher", "Cher"],
  ["Mary-Beth O’Neil", "Mary-Beth", "Mary-Beth O."],
  ["D'Angelo Russo", "D'Angelo", "D'Angelo R."],
  ["נועה לוי", "נועה", "נועה ל."],
  ["王伟", "王伟", "王伟"],
  ["Pruitt, Walter", "", ""],
  ["Anna Maria Berg", "", ""],
  ["J Pruitt", "", ""],
  ["Dr. Lee", "", ""],
  ["Dr Lee", "", ""],
  ["The Johnsons", "", ""],
  ["Bob & Ann", "", ""],
  ["https://evil.example Ann", "", ""],
  ["Zoe\u0000\r\nBcc: a@example.com", "", ""],
  [" \u200B ", "", ""],
])("the first name of %j is %j, and a review is by %j", (fullName, first, short) => {
  expect(firstName(fullName)).toBe(first);
  expect(shortName(fullName)).toBe(short);
});
