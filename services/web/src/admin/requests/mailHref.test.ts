import { mailHref } from "./cardParts";

test("an address cannot inject anything into the link", () => {
  expect(mailHref("a+b&c'd@example.com")).toContain("a%2Bb%26c'd@example.com?subject=");
});
