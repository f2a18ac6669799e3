import { formatPhone, toDialable } from "./phone";

test.each([
  ["7065550199", "+17065550199"],
  ["17065550199", "+17065550199"],
  ["+17065550199", "+17065550199"],
  ["+447700900123", "+447700900123"],
  ["706555019", "706555019"],
])("%s is dialled as %s", (phone, dialled) => {
  expect(toDialable(phone)).toBe(dialled);
});

test.each([
  ["7065550199", "(706) 555-0199"],
  ["17065550199", "(706) 555-0199"],
  ["+17065550199", "(706) 555-0199"],
  ["+447700900123", "+447700900123"],
])("%s reads %s", (phone, text) => {
  expect(formatPhone(phone)).toBe(text);
});
