import { mailHref, telHref } from "./contactLinks";

test.each([
  ["7065550117", "tel:+17065550117"],
  ["17065550117", "tel:+17065550117"],
  ["+17065550117", "tel:+17065550117"],
  ["+441632960961", "tel:+441632960961"],
  ["123456789012345", "tel:123456789012345"],
])("calls %s as %s", (phone, href) => {
  expect(telHref(phone)).toBe(href);
});

test("the mail link has the exact subject, encoded", () => {
  expect(mailHref("jane@example.com")).toBe(
    "mailto:jane@example.com?subject=Re%3A%20Your%20Quote%20Request",
  );
});

test("an address cannot inject into the link", () => {
  expect(mailHref("a+b&c'd@example.com")).toContain("a%2Bb%26c'd@example.com?subject=");
});
