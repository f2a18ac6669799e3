import siteJson from "../../site.json";
import { checkSite } from "../generated/checkSite";

/** The repository's own may do without these. */
const rating = { value: 4.9, count: 86, source: "Google" };
const site = {
  ...siteJson,
  rating,
  license: { number: "1", authority: "Georgia" },
  yearsInBusiness: 15,
};

test("the repository's own site.json is valid", () => {
  expect(checkSite(siteJson)).toEqual({ ok: true, value: siteJson });
});

test("license, rating and years may be there", () => {
  expect(checkSite(site)).toEqual({ ok: true, value: site });
});

test("license, rating and years may be missing", () => {
  const optional = ["license", "rating", "yearsInBusiness"];
  const rest = Object.fromEntries(
    Object.entries(siteJson).filter(([name]) => !optional.includes(name)),
  );
  expect(checkSite(rest)).toEqual({ ok: true, value: rest });
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
  [
    "a license without its authority",
    { license: { number: "1" } },
    "license.authority",
    "Required",
  ],
  [
    "a rating above five",
    { rating: { ...rating, value: 5.1 } },
    "rating.value",
    "Number must be less than or equal to 5",
  ],
  [
    "a script as a rating's link",
    { rating: { ...rating, link: "javascript:alert(1)" } },
    "rating.link",
    "Invalid url",
  ],
  [
    "half a year in business",
    { yearsInBusiness: 0.5 },
    "yearsInBusiness",
    "Expected integer, received float",
  ],
  ["an unknown field", { fax: "1" }, "", "Unrecognized key(s) in object: 'fax'"],
])("%s is refused", (_, change, field, message) => {
  expect(checkSite({ ...site, ...change })).toEqual({ ok: false, problems: [{ field, message }] });
});
