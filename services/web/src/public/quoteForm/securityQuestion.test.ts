import { createSecurityQuestion } from "./securityQuestion";

test.each([
  [0, "1 + 1", 2],
  [0.9999, "10 + 10", 20],
  [0.45, "5 + 5", 10],
])("a random number of %d gives %j", (random, text, sum) => {
  expect(createSecurityQuestion(() => random)).toEqual({ text, sum });
});
