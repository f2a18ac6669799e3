import { formats } from "./jsonSchema";
import { readLink } from "./link";

const isLink = (link: string) => formats["web-url"](link);

test.each([
  ["instagram", "@ridgelinega", "https://www.instagram.com/ridgelinega"],
  ["instagram", " @ridge.line_ga\u200B", "https://www.instagram.com/ridge.line_ga"],
  ["instagram", "ridgelinega", "https://www.instagram.com/ridgelinega"],
  ["instagram", "https://@ridgelinega", "https://www.instagram.com/ridgelinega"],
  ["instagram", "https://ridgelinega/", "https://www.instagram.com/ridgelinega"],
  ["instagram", "instagram.com/@ridgelinega", "https://instagram.com/ridgelinega"],
  ["instagram", "https://https://instagram.com/x", "https://instagram.com/x"],
  ["instagram", "instagram.com", "https://instagram.com"],
  ["facebook", "@ridgelinega", "https://www.facebook.com/ridgelinega"],
  ["facebook", "https://www.facebook.com/ridge\u200B", "https://www.facebook.com/ridge"],
  ["yelp", "http://yelp.com/biz/a", "http://yelp.com/biz/a"],
  ["yelp", "http://https://yelp.com/biz/a", "https://yelp.com/biz/a"],
  ["google", "//g.page/ridgeline", "https://g.page/ridgeline"],
  ["google", "https//g.page/ridgeline", "https://g.page/ridgeline"],
  ["google", "https:g.page/ridgeline", "https://g.page/ridgeline"],
  ["link", "sos.ga.gov:8443/check", "https://sos.ga.gov:8443/check"],
  ["link", "ｓｏｓ．ｇａ．ｇｏｖ", "https://sos.ga.gov"],
])("in the field %s %j is %s", (site, typed, link) => {
  expect(readLink(typed, site)).toBe(link);
  expect(isLink(link)).toBe(true);
});

test.each([
  ["instagram", "ridgeline.ga"], // a name or another site
  ["instagram", "instagram"],
  ["instagram", "fb: x"],
  ["instagram", "Ridgeline Home"],
  ["instagram", "jane@instagram.com"],
  ["instagram", "@"],
  ["facebook", "none"],
  ["yelp", "@ridgeline"],
  ["yelp", "ridgelinega"],
  ["link", "n/a"],
])("in the field %s %j stays wrong", (site, typed) => {
  expect(isLink(readLink(typed, site))).toBe(false);
});
