import { mailHref } from "./contactHref";

test("the mail link has the exact subject, encoded", () => {
  expect(mailHref("jane@example.com")).toBe(
    "mailto:jane@example.com?subject=Re%3A%20Your%20Quote%20Request",
  );
});

test("an address cannot inject into the link", () => {
  expect(mailHref("a+b&c'd@example.com")).toContain("a%2Bb%26c'd@example.com?subject=");
});
