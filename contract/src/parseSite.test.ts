import site from "../../site.json";
import { parseSite } from "./parseSite";

test("returns a valid site.json as it is", () => {
  expect(parseSite(site)).toEqual(site);
});

test("throws one sentence per problem, naming the field", () => {
  const wrong = { ...site, phone: "12", hours: [], fax: "1" };

  expect(() => parseSite(wrong)).toThrow(
    [
      "site.json: (all): Unrecognized key(s) in object: 'fax'",
      "site.json: phone: Invalid value",
      "site.json: hours: Array must contain at least 1 element(s)",
    ].join("\n"),
  );
});
