import { formatPhoneNumber } from "./formatPhoneNumber";

test.each([
  ["7065550117", "(706) 555-0117"],
  ["+17065550117", "(706) 555-0117"],
  ["17065550117", "(706) 555-0117"],
  ["+441632960961", "+441632960961"],
  ["123456789012", "123456789012"],
])("shows %s as %s", (phone, text) => {
  expect(formatPhoneNumber(phone)).toBe(text);
});
