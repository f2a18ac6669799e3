import { correctPhone, stripPhone } from "./PhoneField";

test.each([
  ["(706) 555-0142", "7065550142"],
  [" 706.555.0142 ", "7065550142"],
  ["706\u2013555\u20130142", "7065550142"],
  ["+1 (706) 555-0142", "+17065550142"],
  ["706/555-0142", "7065550142"],
])("%j loses its punctuation", (written, stripped) => {
  expect(stripPhone(written)).toBe(stripped);
});

test.each([
  ["(706) 555-0142", "7065550142"],
  ["7065550142", undefined], // nothing to fix
  ["706-555", undefined], // too short even then
  ["(706) call me", undefined],
])("%j is corrected to %j", (written, corrected) => {
  expect(correctPhone(written)).toBe(corrected);
});
