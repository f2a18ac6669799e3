import site from "../../site.json";
import { checkSite } from "../generated/checkSite";

test("the repository's own site.json is valid", () => {
  expect(checkSite(site)).toEqual({ ok: true, value: site });
});

test.each<[string, object, string, string]>([
  ["a phone with punctuation", { phone: "(706) 555-0142" }, "phone", "Invalid value"],
  [
    "no street",
    { address: { ...site.address, street: "" } },
    "address.street",
    "String must contain at least 1 character(s)",
  ],
  [
    "a map off the globe",
    { map: { ...site.map, latitude: 91 } },
    "map.latitude",
    "Number must be less than or equal to 90",
  ],
  ["a script as a link", { links: { yelp: "javascript:alert(1)" } }, "links.yelp", "Invalid url"],
  ["no opening hours at all", { hours: [] }, "hours", "Array must contain at least 1 element(s)"],
  [
    "hours that end but do not begin",
    { hours: [{ label: "Monday", days: ["Monday"], open: { to: "18:00" } }] },
    "hours.0.open.from",
    "Required",
  ],
  ["an unknown field", { fax: "1" }, "", "Unrecognized key(s) in object: 'fax'"],
])("%s is refused", (_, change, field, message) => {
  expect(checkSite({ ...site, ...change })).toEqual({ ok: false, problems: [{ field, message }] });
});
