import { correctPhone, stripPhone, toDigits } from "./PhoneField";

test.each([
  ["(706) 555-0142", "7065550142"],
  [" 706.555.0142 ", "7065550142"],
  ["706\u2013555\u20130142", "7065550142"],
  ["+1 (706) 555-0142", "+17065550142"],
  ["706/555-0142", "7065550142"],
  ["tel:+1-706-555-0142", "+17065550142"],
  ["001 706 555 0142", "+17065550142"],
])("%j loses everything that is not part of the number", (written, stripped) => {
  expect(stripPhone(written)).toBe(stripped);
});

test("text that is not a number even without punctuation is left alone", () => {
  expect(toDigits("706-555-0142 ext. 5")).toBe("706-555-0142 ext. 5");
});

test.each([
  ["(706) 555-0142", "7065550142"],
  ["7065550142", undefined], // nothing to fix
  ["706-555", undefined], // too short even then
  ["0017065550142", "+17065550142"],
  ["(706) call me", undefined],
])("%j is corrected to %j", (written, corrected) => {
  expect(correctPhone(written)).toBe(corrected);
});
