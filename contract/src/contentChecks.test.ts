import { checkActivation } from "../generated/checkActivation";
import { checkFeaturedProjectInput } from "../generated/checkFeaturedProjectInput";
import { checkServiceAreaInput } from "../generated/checkServiceAreaInput";
import { checkServiceInput } from "../generated/checkServiceInput";
import { checkTestimonialInput } from "../generated/checkTestimonialInput";
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
  ["service", checkServiceInput, service],
  ["service area", checkServiceAreaInput, serviceArea],
  ["featured project", checkFeaturedProjectInput, project],
  ["testimonial", checkTestimonialInput, testimonial],
  ["activation", checkActivation, { isActive: false }],
])("a valid %s is accepted, and each of its fields is required", (_, check, valid) => {
  expect(messagesOf(check, valid)).toEqual([]);
  for (const field of Object.keys(valid)) {
    expect(messagesOf(check, { ...valid, [field]: undefined })).toEqual([`${field}: Required`]);
  }
});

const TOO_SHORT = "String must contain at least 1 character(s)";

test.each<[Check<unknown>, object, string, unknown, string]>([
  [checkServiceInput, service, "slug", "", TOO_SHORT],
  [checkServiceInput, service, "title", "", TOO_SHORT],
  [checkServiceInput, service, "title", "  ", TOO_SHORT],
  [checkServiceInput, service, "slug", "\t", TOO_SHORT],
  [checkServiceInput, service, "description", "", TOO_SHORT],
  [checkServiceInput, service, "icon", "", TOO_SHORT],
  [checkServiceInput, service, "isActive", "maybe", "Expected boolean, received string"],
  [checkServiceInput, service, "sortOrder", "1", "Expected integer, received string"],
  [checkServiceInput, service, "sortOrder", 0.5, "Expected integer, received float"],
  [
    checkServiceInput,
    service,
    "sortOrder",
    2 ** 31,
    "Number must be less than or equal to 2147483647",
  ],
  [checkServiceAreaInput, serviceArea, "name", "", TOO_SHORT],
  [checkServiceAreaInput, serviceArea, "name", " \u00A0\n", TOO_SHORT],
  [checkServiceAreaInput, serviceArea, "name", ["Helen"], "Expected string, received array"],
  [checkFeaturedProjectInput, project, "title", "", TOO_SHORT],
  [checkFeaturedProjectInput, project, "title", " ", TOO_SHORT],
  [checkFeaturedProjectInput, project, "altText", "", TOO_SHORT],
  [
    checkFeaturedProjectInput,
    project,
    "imageUrl",
    "",
    "Invalid url. Please enter one such as https://example.com/photo.jpg",
  ],
  [checkTestimonialInput, testimonial, "name", "", TOO_SHORT],
  [checkTestimonialInput, testimonial, "name", " ", TOO_SHORT],
  [checkTestimonialInput, testimonial, "location", "", TOO_SHORT],
  [checkTestimonialInput, testimonial, "review", "", TOO_SHORT],
  [checkTestimonialInput, testimonial, "rating", 0, "Number must be greater than or equal to 1"],
  [checkTestimonialInput, testimonial, "rating", 6, "Number must be less than or equal to 5"],
  [checkTestimonialInput, testimonial, "rating", 4.5, "Expected integer, received float"],
])("case %#: %p refuses a wrong field", (check, valid, field, value, message) => {
  expect(messagesOf(check, { ...valid, [field]: value })).toEqual([`${field}: ${message}`]);
});

test("an activation contains only isActive", () => {
  expect(messagesOf(checkActivation, { isActive: true, title: "x" })).toEqual([
    ": Unrecognized key(s) in object: 'title'",
  ]);
});
