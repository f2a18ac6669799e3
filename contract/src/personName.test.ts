import { firstName, greetedName, shortName } from "./personName";

test.each([
  ["  Walter \n Pruitt ", "Walter", "Walter P."],
  ["Pruitt, Walter", "Walter", "Walter P."],
  ["PRUITT,WALTER", "WALTER", "WALTER P."],
  ["Walter Pruitt, Jr.", "Walter", "Walter P."],
  ["Pruitt Jr., Walter", "Walter", "Walter P."],
  ["van der Berg, Anna Maria", "Anna", "Anna B."],
  ["Walter Pruitt, Dahlonega", "", ""],
  ["Cher", "Cher", "Cher"],
  ["Mary-Beth O’Neil", "Mary-Beth", "Mary-Beth O."],
  ["D'Angelo Russo III", "D'Angelo", "D'Angelo R."],
  ["Ka’iu‘laʼni Lee, Esq.", "Ka’iu‘laʼni", "Ka’iu‘laʼni L."],
  ["Pruitt، Walter", "Walter", "Walter P."],
  ["נועה לוי", "נועה", "נועה ל."],
  ["王伟", "王伟", "王伟"],
  ["The Johnsons", "", ""],
  ["Johnson Family", "", ""],
  ["Bob & Ann Pruitt", "", ""],
  ["Smith Property LLC", "", ""],
  ["Hill, Inc.", "", ""],
  ["Rev Ada Holt", "", ""],
  ["(Bob) Robert", "", ""],
  ["https://evil.example Ann", "", ""],
  ["Zoe\u0000\r\nBcc: a@example.com", "", ""],
  [" \u200B ", "", ""],
])("the first name of %j is %j, and a review is by %j", (fullName, first, short) => {
  expect(firstName(fullName)).toBe(first);
  expect(shortName(fullName)).toBe(short);
});

test.each([
  ["Pruitt, Walter", "Walter"],
  ["Dr. Ann Lee", "Dr. Ann Lee"],
  ["Lee, Sgt Ann", "Sgt Ann Lee"],
  ["Mr. and Mrs. Lee", "Mr. and Mrs. Lee"],
  ["J. Walter Pruitt", "J. Walter Pruitt"],
  ["J Walter Pruitt", "J Walter Pruitt"],
  ["\u202Eevil\u202C Bob", "evil"],
  ["\uD800Kim Lee", "Kim"],
  ["Lee & Sons", ""],
])("%j is greeted as %j", (fullName, name) => {
  expect(greetedName(fullName)).toBe(name);
});
