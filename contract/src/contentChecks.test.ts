import { checkActivation } from "../generated/checkActivation";
import { checkFeaturedProject } from "../generated/checkFeaturedProject";
import { checkService } from "../generated/checkService";
import { checkServiceArea } from "../generated/checkServiceArea";
import { checkTestimonial } from "../generated/checkTestimonial";
import type { Check } from "./createCheck";

const service = {
  slug: "roofing",
  title: "Roofing",
  description: "Leaks found and fixed.",
  icon: "Home",
  isActive: true,
  sortOrder: 0,
};
const serviceArea = { name: "Helen", isActive: true, sortOrder: 0 };
const project = {
  title: "Deck",
  description: "New boards.",
  imageUrl: "/images/projects/deck.svg",
  altText: "A deck",
  isActive: false,
  sortOrder: -3,
};
const testimonial = { name: "Ann", location: "Helen", rating: 5, review: "Good.", isActive: true };

const messagesOf = (check: Check<unknown>, value: unknown) => {
  const checked = check(value);
  return checked.ok ? [] : checked.problems.map(({ field, message }) => `${field}: ${message}`);
};

test.each<[string, Check<unknown>, object]>([
  ["service", checkService, service],
  ["service area", checkServiceArea, serviceArea],
  ["featured project", checkFeaturedProject, project],
  ["testimonial", checkTestimonial, testimonial],
  ["activation", checkActivation, { isActive: false }],
])("a valid %s is accepted, and each of its fields is required", (_, check, valid) => {
  expect(messagesOf(check, valid)).toEqual([]);
  for (const field of Object.keys(valid)) {
    expect(messagesOf(check, { ...valid, [field]: undefined })).toEqual([`${field}: Required`]);
  }
});

const TOO_SHORT = "String must contain at least 1 character(s)";

test.each<[Check<unknown>, object, string, unknown, string]>([
  [checkService, service, "slug", "", TOO_SHORT],
  [checkService, service, "title", "", TOO_SHORT],
  [checkService, service, "title", "  ", TOO_SHORT],
  [checkService, service, "slug", "\t", TOO_SHORT],
  [checkService, service, "description", "", TOO_SHORT],
  [checkService, service, "icon", "", TOO_SHORT],
  [checkService, service, "isActive", "maybe", "Expected boolean, received string"],
  [checkService, service, "sortOrder", "1", "Expected integer, received string"],
  [checkService, service, "sortOrder", 0.5, "Expected integer, received float"],
  [checkService, service, "sortOrder", 2 ** 31, "Number must be less than or equal to 2147483647"],
  [checkServiceArea, serviceArea, "name", "", TOO_SHORT],
  [checkServiceArea, serviceArea, "name", " \u00A0\n", TOO_SHORT],
  [checkServiceArea, serviceArea, "name", ["Helen"], "Expected string, received array"],
  [checkFeaturedProject, project, "title", "", TOO_SHORT],
  [checkFeaturedProject, project, "title", " ", TOO_SHORT],
  [checkFeaturedProject, project, "altText", "", TOO_SHORT],
  [checkFeaturedProject, project, "imageUrl", "", "Invalid url"],
  [checkTestimonial, testimonial, "name", "", TOO_SHORT],
  [checkTestimonial, testimonial, "name", " ", TOO_SHORT],
  [checkTestimonial, testimonial, "location", "", TOO_SHORT],
  [checkTestimonial, testimonial, "review", "", TOO_SHORT],
  [checkTestimonial, testimonial, "rating", 0, "Number must be greater than or equal to 1"],
  [checkTestimonial, testimonial, "rating", 6, "Number must be less than or equal to 5"],
  [checkTestimonial, testimonial, "rating", 4.5, "Expected integer, received float"],
])("case %#: %p refuses a wrong field", (check, valid, field, value, message) => {
  expect(messagesOf(check, { ...valid, [field]: value })).toEqual([`${field}: ${message}`]);
});

test.each([
  "https://example.com/a.jpg",
  "http://example.com",
  "HTTPS://EXAMPLE.COM/A.JPG?x=1#y",
  "/images/a.svg",
  "/a",
])("imageUrl may be %s", (imageUrl) => {
  expect(messagesOf(checkFeaturedProject, { ...project, imageUrl })).toEqual([]);
});

test.each([
  "javascript:alert(1)",
  "data:image/png;base64,AAAA",
  "//evil.example/a.png",
  "/\\evil.example/a.png",
  "images/a.svg",
  "https://",
  "https:///a.png",
  "ftp://example.com/a.png",
  " https://example.com/a.png",
  "https://exa mple.com/a.png",
  "https://example.com\\@evil.example",
])("imageUrl may not be %s", (imageUrl) => {
  expect(messagesOf(checkFeaturedProject, { ...project, imageUrl })).toEqual([
    "imageUrl: Invalid url",
  ]);
});

test("an activation contains only isActive", () => {
  expect(messagesOf(checkActivation, { isActive: true, title: "x" })).toEqual([
    ": Unrecognized key(s) in object: 'title'",
  ]);
});
