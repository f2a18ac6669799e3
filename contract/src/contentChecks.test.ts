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

const kinds = {
  service: [checkServiceInput, service],
  "service area": [checkServiceAreaInput, serviceArea],
  "featured project": [checkFeaturedProjectInput, project],
  testimonial: [checkTestimonialInput, testimonial],
  activation: [checkActivation, { isActive: false }],
} satisfies Record<string, [Check<unknown>, object]>;
type Kind = keyof typeof kinds;
const names = Object.keys(kinds) as Kind[]; // the keys of the table

test.each(names)(
  "a valid %s is accepted; each field is required, and a text says something",
  (kind) => {
    const [check, valid] = kinds[kind];
    expect(messagesOf(check, valid)).toEqual([]);
    for (const [field, value] of Object.entries<unknown>(valid)) {
      expect(messagesOf(check, { ...valid, [field]: undefined })).toEqual([`${field}: Required`]);
      if (typeof value !== "string" || field === "imageUrl") continue;
      for (const blank of ["", " \u00A0\n\t"])
        expect(messagesOf(check, { ...valid, [field]: blank })).toEqual([
          `${field}: String must contain at least 1 character(s)`,
        ]);
    }
  },
);

test.each<[Kind, string, unknown, string]>([
  ["service", "isActive", "maybe", "Expected boolean, received string"],
  ["service", "sortOrder", "1", "Expected integer, received string"],
  ["service", "sortOrder", 0.5, "Expected integer, received float"],
  ["service", "sortOrder", 2 ** 31, "Number must be less than or equal to 2147483647"],
  ["service area", "name", ["Helen"], "Expected string, received array"],
  [
    ...(["featured project", "imageUrl", ""] as const),
    "Invalid url. Please enter one such as https://example.com/photo.jpg",
  ],
  ["testimonial", "rating", 0, "Number must be greater than or equal to 1"],
  ["testimonial", "rating", 6, "Number must be less than or equal to 5"],
  ["testimonial", "rating", 4.5, "Expected integer, received float"],
])("of a %s the %s %j is refused: %s", (kind, field, value, message) => {
  const [check, valid] = kinds[kind];
  expect(messagesOf(check, { ...valid, [field]: value })).toEqual([`${field}: ${message}`]);
});

test("an activation contains only isActive", () => {
  expect(messagesOf(checkActivation, { isActive: true, title: "x" })).toEqual([
    ": Unrecognized key(s) in object: 'title'",
  ]);
});
